# A private apt that sees another suite of Debian than the machine does, and leaves the machine's own
# lists and packages alone. It needs no rights. Sourced, not run.

relocking=no
driftNotes=()

# Sets `privateApt` (options for apt-get and apt-cache) and fetches the suite's lists. The mirror is
# the one the machine uses itself: apt reads its own sources, whichever form they are written in.
preparePrivateApt() {
    [[ -z ${privateApt:-} ]] || return 0
    hasCommand apt-get || die "no apt on this machine. Please install Emscripten $emscriptenLeast or newer
  (https://emscripten.org/docs/getting_started/downloads.html), put it on the PATH or set EMSDK,
  and run the same command again"
    local dir=$cacheDir/apt mirror keyring=/usr/share/keyrings/debian-archive-keyring.gpg options=
    mirror=$(machineMirror)
    [[ -n $mirror ]] || die "found no Debian mirror in this machine's apt sources. Please install Emscripten
  $emscriptenLeast or newer (https://emscripten.org), or add a Debian mirror to apt's sources"
    [[ -f $keyring ]] && options="[signed-by=$keyring]"
    rm -rf "$dir/parts"
    mkdir -p "$dir"/{parts,lists/partial,cache/archives/partial}
    : >"$dir/status"
    printf '%s %s %s %s main\n' deb "$options" "$mirror" "$suite" deb-src "$options" "$mirror" "$suite" \
        >"$dir/parts/$suite.list"
    # Check-Valid-Until: a mirror's copy of a moving suite may be late; the signature is still checked.
    privateApt=(-o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$dir/parts"
        -o Dir::State::Lists="$dir/lists" -o Dir::State::status="$dir/status"
        -o Dir::Cache="$dir/cache" -o Debug::NoLocking=1 -o APT::Sandbox::User=
        -o APT::Install-Recommends=0 -o APT::Keep-Downloaded-Packages=true
        -o Acquire::Languages=none -o Acquire::Check-Valid-Until=false)
    say "reading the package lists of Debian's $suite"
    quietly "reading $suite's package lists" apt-get "${privateApt[@]}" -q update --error-on=any
}

# The address of the machine's own Debian archive: the source of the release it runs, else the first.
machineMirror() {
    local codename
    codename=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
        awk -v release="$codename" '
            $3 == "main" && !first { first = $1 }
            $3 == "main" && $2 == release && !own { own = $1 }
            END { print own ? own : first }'
}

# checkAgainstLock KIND NAME VERSION ARCH SHA256: the known-good version must have the known hash, an
# older one is refused, a newer one noted. apt has checked the signature before.
checkAgainstLock() {
    local kind=$1 name=$2 version=$3 arch=$4 hash=$5 known
    [[ $relocking == no ]] || return 0
    known=$(awk -v kind="$kind" -v name="$name" '$1 == kind && $2 == name { print $3, $4, $5 }' "$lockFile")
    if [[ -z $known ]]; then
        driftNotes+=("$name $version (not among the known-good packages)")
        return
    fi
    local knownVersion knownArch knownHash
    read -r knownVersion knownArch knownHash <<<"$known"
    if [[ $version == "$knownVersion" ]]; then
        [[ $arch != "$knownArch" || $hash == "$knownHash" ]] ||
            die "$name $version has the hash $hash, but toolchain.lock says $knownHash"
    elif dpkg --compare-versions "$version" lt "$knownVersion"; then
        die "$suite has $name $version, older than the known-good $knownVersion"
    else
        driftNotes+=("$name $version (known-good: $knownVersion)")
    fi
}

# Says once what is newer than toolchain.lock, and leaves a note in the folder that was installed.
reportDrift() {
    local noteFile=$1/drift.txt
    : >"$noteFile"
    ((${#driftNotes[@]})) || return 0
    say "warning: newer than scripts/toolchain.lock, hopefully as good:"
    printf '  %s\n' "${driftNotes[@]}" >&2
    printf '%s\n' "${driftNotes[@]}" >"$noteFile"
    driftNotes=()
}

# What is recorded in the build about packages newer than the known-good ones.
describeDrift() {
    local file
    for file in "$emscriptenRoot/../../../drift.txt" "$cacheDir/sources/drift.txt"; do
        [[ ! -s $file ]] || sed 's/^/newer: /' "$file"
    done
}
