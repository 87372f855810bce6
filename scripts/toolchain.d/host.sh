# The tools that come from the machine itself: found, or installed with apt. Sourced, not run.

# group command least-version package. "-": any version will do. The package is Debian's; a command
# that is there already, wherever it came from, is used.
hostTools='
build    cmake         3.25   cmake
build    ninja         -      ninja-build
build    g++           12     g++
build    node          18.19  nodejs
build    npm           8      npm
build    python3       3.10   python3
build    git           -      git
build    patchelf      -      patchelf
build    xz            -      xz-utils
test     clang++       -      clang
test     clang-tidy    -      clang-tidy
test     msgfmt        -      gettext
test     chromium      -      chromium
browsers firefox-esr   -      firefox-esr
browsers xvfb-run      -      xvfb
browsers xauth         -      xauth
browsers WebKitWebDriver -    webkit2gtk-driver
'

# Packages without a command of their own on everybody's path, or that other systems can do without: a
# font for the pages' plain text, the compilers' cache, a web server, and the software renderer that
# gives WebGL to Firefox and WebKitGTK.
hostPackages='
build    ca-certificates
build    ccache
test     fonts-dejavu-core
test     nginx
test     libnginx-mod-http-brotli-static
browsers libgl1-mesa-dri
browsers libegl1
browsers libegl-mesa0
'

# groupIncludes WANTED GROUP: "test" includes "build", "browsers" includes both.
groupIncludes() {
    case $2 in
    build) true ;;
    test) [[ $1 != build ]] ;;
    browsers) [[ $1 == browsers ]] ;;
    esac
}

hasPackage() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

# The package with libFuzzer and the sanitizers, which clang's own package only recommends; its name
# has clang's version. Prints nothing when they are there.
missingFuzzerPackage() {
    local package resources
    hasCommand clang++ || return 0
    resources=$(clang++ -print-resource-dir)
    ! compgen -G "$resources/lib/*/libclang_rt.fuzzer*.a" >/dev/null || return 0
    package=libclang-rt-$(clang++ -dumpversion | cut -d. -f1)-dev
    hasPackage "$package" || printf '%s\n' "$package"
}

# Prints the first dotted number of `command --version`, without starting what is known to be slow.
toolVersion() { "$1" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1; }

requireHost() {
    local wanted=$1 stamp=$buildDir/.host-$1 missing=() outdated=() group tool least package
    while read -r group tool least package; do
        [[ -n $group ]] && groupIncludes "$wanted" "$group" || continue
        if ! hasCommand "$tool"; then
            missing+=("$package")
        elif [[ $least != - && ! $stamp -nt $(command -v "$tool") ]]; then
            # The stamp spares a second run the asking for versions.
            versionAtLeast "$(toolVersion "$tool")" "$least" ||
                outdated+=("$tool $least or newer (package $package), found $(toolVersion "$tool")")
        fi
    done <<<"$hostTools"
    if hasCommand dpkg-query; then
        while read -r group package; do
            [[ -n $group ]] && groupIncludes "$wanted" "$group" || continue
            hasPackage "$package" || missing+=("$package")
        done <<<"$hostPackages"
    fi
    if groupIncludes "$wanted" test; then
        package=$(missingFuzzerPackage)
        missing+=(${package:+"$package"})
    fi
    if ((${#outdated[@]})); then
        printf 'toolchain: too old: %s\n' "${outdated[@]}" >&2
        die "Debian 12 or newer has new enough ones"
    fi
    if ((${#missing[@]})); then
        installHostPackages "${missing[@]}"
        requireHost "$wanted"
        return
    fi
    touch "$stamp"
}

installHostPackages() {
    local asRoot=()
    hasCommand apt-get || die "please install, with this system's package manager: $*
  (these are Debian's package names; then run the same command again)"
    if ((EUID != 0)); then
        hasCommand sudo || die "please install as root: apt-get install $*"
        asRoot=(sudo)
    fi
    asRoot+=(env DEBIAN_FRONTEND=noninteractive)
    say "installing Debian packages, which can take several minutes: $*"
    quietly "apt-get update" "${asRoot[@]}" apt-get update --error-on=any
    quietly "apt-get install" "${asRoot[@]}" apt-get install -y --no-install-recommends "$@"
    # Debian starts a server as soon as it is there; the tests start one of their own.
    if [[ " $* " == *' nginx '* && -d /run/systemd/system ]]; then
        quietly "stopping nginx" "${asRoot[@]}" systemctl disable --now nginx
    fi
}
