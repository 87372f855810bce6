# Small things that every part of scripts/toolchain uses. Sourced, not run.

say() { printf 'toolchain: %s\n' "$*" >&2; }

die() {
    printf 'toolchain: error: %s\n' "$*" >&2
    exit 1
}

# versionAtLeast HAVE LEAST: compares dotted numbers, as "12.2" and "3.25.1".
versionAtLeast() { [[ $(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

hasCommand() { command -v "$1" >/dev/null 2>&1; }

# Keeps the file's time when nothing changed, so that CMake does not configure again.
writeIfChanged() {
    local file=$1 text
    text=$(cat)
    [[ -f $file && $(<"$file") == "$text" ]] || printf '%s\n' "$text" >"$file"
}

# quietly WHAT COMMAND…: runs the command, and shows the end of what it printed only when it failed.
quietly() {
    local what=$1 log
    shift
    log=$(mktemp)
    if ! "$@" >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        die "$what failed"
    fi
    rm -f "$log"
}
