# Emscripten: found, or unpacked from a newer Debian suite into the cache folder. Sourced, not run.
# Sets emscriptenRoot (the folder of emcc), emscriptenVersion and emscriptenOrigin.

emscriptenLeast=6.0.0

requireEmscripten() {
    useEmscripten "$(readlink -f "$(command -v emcc || true)")" "on the PATH" && return
    useEmscripten "${EMSDK:+$EMSDK/upstream/emscripten/emcc}" "in EMSDK" && return
    local emcc
    for emcc in "$cacheDir"/emscripten-*/usr/share/emscripten/emcc; do
        ownInstallIsCurrent "${emcc%/usr/share/emscripten/emcc}" &&
            useEmscripten "$emcc" "Debian $suite, in the cache folder" && return
    done
    installEmscripten
}

# useEmscripten EMCC ORIGIN: takes it when it is there and new enough. The version is read from the
# file that emcc itself reads it from, as starting emcc takes half a second.
useEmscripten() {
    local emcc=$1 origin=$2 version
    [[ -n $emcc && -x $emcc ]] || return 1
    version=$(tr -d '"' <"$(dirname "$emcc")/emscripten-version.txt" 2>/dev/null) || return 1
    if ! versionAtLeast "${version%-git}" "$emscriptenLeast"; then
        say "Emscripten $version $origin is older than $emscriptenLeast: looking for another"
        return 1
    fi
    emscriptenRoot=$(dirname "$emcc") emscriptenVersion=$version emscriptenOrigin=$origin
}

# A finished install that is not older than the known-good version.
ownInstallIsCurrent() {
    local prefix=$1 have known
    [[ -f $prefix/packages.lock && -f $prefix/tested ]] || return 1
    have=$(awk '$2 == "emscripten" { print $3 }' "$prefix/packages.lock")
    known=$(awk '$1 == "deb" && $2 == "emscripten" { print $3 }' "$lockFile")
    dpkg --compare-versions "$have" ge "$known"
}

installEmscripten() {
    preparePrivateApt
    local version llvm prefix
    version=$(aptField emscripten Version)
    llvm=$(aptField emscripten Depends | grep -oE 'clang-[0-9]+' | head -n 1)
    llvm=${llvm#clang-}
    [[ -n $version && -n $llvm ]] || die "Debian's $suite has no emscripten package"
    # The upstream version only: "+" and "~" in paths upset build tools.
    prefix=$cacheDir/emscripten-${version%%[+-]*}
    # The prefix stands at its final path from the start, as its path is written into its programs.
    rm -rf "$prefix"
    mkdir -p "$prefix"
    downloadEmscripten "$llvm"
    unpackEmscripten "$prefix"
    patchPrograms "$prefix" "$llvm"
    configureEmscripten "$prefix" "$llvm"
    useEmscripten "$prefix/usr/share/emscripten/emcc" "Debian $suite, in the cache folder" ||
        die "Debian's $suite has only Emscripten $version; $emscriptenLeast or newer is needed"
    testEmscripten "$prefix"
}

aptField() { apt-cache "${privateApt[@]}" show "$1" 2>/dev/null | sed -n "s/^$2: //p" | head -n 1; }

downloadEmscripten() {
    local llvm=$1 downloads=$cacheDir/apt/downloads archives=$cacheDir/apt/cache/archives
    say "downloading Emscripten from Debian's $suite (about 85 MB)"
    rm -rf "$downloads" "$archives"
    mkdir -p "$downloads" "$archives/partial"
    # With an empty status file apt finds every shared library that these need, libc included.
    quietly "downloading" apt-get "${privateApt[@]}" -q -y --download-only install \
        binaryen "lld-$llvm" "libclang-cpp$llvm"
    mv "$archives"/*.deb "$downloads"
    # These depend on Node.js, Python and GCC, which the machine has itself: fetched one by one.
    (cd "$downloads" && quietly "downloading" apt-get "${privateApt[@]}" -q download \
        emscripten "clang-$llvm" "libclang-common-$llvm-dev" "llvm-$llvm" node-acorn)
}

# Checks every package against toolchain.lock before the first one is unpacked.
unpackEmscripten() {
    local prefix=$1 deb name version arch hash packages=()
    for deb in "$cacheDir"/apt/downloads/*.deb; do
        read -r name version arch < <(
            dpkg-deb --show --showformat '${Package} ${Version} ${Architecture}\n' "$deb")
        hash=$(sha256sum "$deb" | cut -d' ' -f1)
        checkAgainstLock deb "$name" "$version" "$arch" "$hash"
        packages+=("deb $name $version $arch $hash")
    done
    say "unpacking into $prefix"
    for deb in "$cacheDir"/apt/downloads/*.deb; do
        dpkg-deb --extract "$deb" "$prefix"
    done
    printf '%s\n' "${packages[@]}" | sort >"$prefix/packages.lock"
    reportDrift "$prefix"
    rm -rf "$cacheDir/apt/downloads"
}

# The suite's programs need its own, newer C library: each is told to load it from the prefix, so
# that neither the machine's libraries nor any environment variable come into it.
patchPrograms() {
    local prefix=$1 llvm=$2 libraries loader file
    loader=$(find "$prefix/usr/lib" "$prefix/usr/lib64" -name 'ld-linux*.so*' 2>/dev/null | head -n 1)
    libraries=$(dirname "$(find "$prefix/usr/lib" -name 'libc.so.6' | head -n 1)")
    for file in "$prefix/usr/lib/llvm-$llvm/bin/"* "$prefix"/usr/bin/wasm*; do
        [[ ! -L $file ]] && patchelf --print-interpreter "$file" >/dev/null 2>&1 || continue
        patchelf --set-interpreter "$loader" --force-rpath --set-rpath "$libraries" "$file"
    done
    # A library's own search path, where it has one, would win over the program's.
    for file in "$libraries"/*.so*; do
        [[ ! -L $file && -n $(patchelf --print-rpath "$file" 2>/dev/null) ]] || continue
        patchelf --force-rpath --set-rpath '$ORIGIN' "$file"
    done
}

configureEmscripten() {
    local prefix=$1 llvm=$2
    # emcc finds the file beside itself. The library cache lives in the prefix, so that a fresh clone
    # does not build the system libraries again.
    cat >"$prefix/usr/share/emscripten/.emscripten" <<END
LLVM_ROOT = '$prefix/usr/lib/llvm-$llvm/bin'
BINARYEN_ROOT = '$prefix/usr'
NODE_JS = '$(command -v node)'
CACHE = '$prefix/cache'
END
    mkdir -p "$prefix/cache"
    # Debian has this link in its nodejs package, which is not fetched.
    ln -sfn nodejs "$prefix/usr/share/node_modules"
}

# An optimized program goes through every part of the toolchain and builds the system libraries the
# game needs, once.
testEmscripten() {
    local prefix=$1 dir
    say "trying the compiler; the first time it builds its system libraries (two to four minutes)"
    dir=$(mktemp -d)
    cat >"$dir/hello.cpp" <<'END'
#include <cstdio>
#include <string>
#include <vector>
int main() {
    std::vector<std::string> words{"it", "works"};
    for (const std::string& word : words) std::printf("%s\n", word.c_str());
}
END
    quietly "compiling with Emscripten" "$emscriptenRoot/em++" -O2 -fno-exceptions -fno-rtti \
        -sMALLOC=emmalloc "$dir/hello.cpp" -o "$dir/hello.js"
    [[ $(node "$dir/hello.js") == $'it\nworks' ]] || die "a program compiled by Emscripten does not run"
    rm -rf "$dir"
    touch "$prefix/tested"
}
