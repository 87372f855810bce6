# The npm packages of package-lock.json. Sourced, not run.

requireNpmPackages() {
    local stamp=$projectDir/node_modules/.kiela-lock
    [[ -f $stamp ]] && cmp -s "$projectDir/package-lock.json" "$stamp" && return
    say "installing the npm packages (without a network, npm tries for some minutes)"
    (cd "$projectDir" && quietly "npm ci" npm ci --ignore-scripts --no-audit --no-fund)
    cp "$projectDir/package-lock.json" "$stamp"
}
