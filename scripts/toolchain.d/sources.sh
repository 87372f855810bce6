# The sources of Dear ImGui and Catch2, from the suite's source packages. Sourced, not run.
#
# Where there is no apt, CMake's FetchContent gets the same releases from upstream, by hash
# (scripts/cmake/dependencies.cmake).

sourcePackages=(imgui catch2)

requireSources() {
    local name known
    hasCommand apt-get || return 0
    for name in "${sourcePackages[@]}"; do
        known=$(awk -v name="$name" '$1 == "source" && $2 == name { print $3 }' "$lockFile")
        if ! sourceIsCurrent "$name" "$known"; then
            installSources
            return
        fi
    done
}

# sourceIsCurrent NAME KNOWN: unpacked before, and not older than the known-good version.
sourceIsCurrent() {
    local have
    have=$(sourceVersion "$1")
    [[ -n $have && -d $cacheDir/sources/$1 ]] && dpkg --compare-versions "$have" ge "$2"
}

sourceVersion() {
    awk -v name="$1" '$2 == name { print $3 }' "$cacheDir/sources/packages.lock" 2>/dev/null || true
}

# Only the upstream archive is unpacked: Debian's own changes to these two concern its packaging.
installSources() {
    preparePrivateApt
    local dir=$cacheDir/sources new=$cacheDir/sources.new name version archive hash
    rm -rf "$new"
    mkdir -p "$new/download"
    say "downloading the sources of ${sourcePackages[*]}"
    (cd "$new/download" && quietly "downloading" apt-get "${privateApt[@]}" -q source --download-only \
        "${sourcePackages[@]}")
    for name in "${sourcePackages[@]}"; do
        archive=$(find "$new/download" -name "${name}_*.orig.tar.*" ! -name '*.asc')
        version=$(sed -n 's/^Version: //p' "$new/download/${name}"_*.dsc | head -n 1)
        hash=$(sha256sum "$archive" | cut -d' ' -f1)
        checkAgainstLock source "$name" "$version" - "$hash"
        mkdir "$new/$name"
        tar --extract --file "$archive" --directory "$new/$name" --strip-components 1
        printf 'source %s %s - %s\n' "$name" "$version" "$hash" >>"$new/packages.lock"
    done
    rm -rf "$new/download"
    reportDrift "$new"
    rm -rf "$dir"
    mv "$new" "$dir"
}

cmakeSourceFolders() {
    hasCommand apt-get || return 0
    local name
    for name in "${sourcePackages[@]}"; do
        printf 'set(FETCHCONTENT_SOURCE_DIR_%s "%s")\n' "${name^^}" "$cacheDir/sources/$name"
    done
}

describeSources() {
    local name
    for name in "${sourcePackages[@]}"; do
        printf '%s %s\n' "$name" "$(sourceVersion "$name")"
    done
}
