# Import lint: a module imports only what it declares in Package.swift (the package manager lets transitive imports pass),
# and modules of C libraries only by `internal import`, so that no C type is ever in a public API.
# Examples and tests stand above all modules and may import whatever those they use bring with them.

# Modules of the toolchain, which every target may import.
toolchain_modules=(
    Swift Foundation CoreFoundation FoundationNetworking FoundationXML Dispatch Glibc Synchronization Observation Testing XCTest PackageDescription
    SwiftSyntax SwiftParser SwiftIfConfig SwiftOperators SwiftDiagnostics SwiftBasicFormat SwiftParserDiagnostics SwiftSyntaxBuilder
)

check_imports() {
    local status=0 package
    for package in "$root" "$root/Toolchain" "$reader_package"; do
        if [[ -f $package/Package.swift ]]; then check_imports_of_package "$package" || status=1; fi
    done
    return $status
}

check_imports_of_package() {
    local description
    # Who tests or builds the package meanwhile holds its lock; a description only reads.
    description=$(swift package --package-path "$1" --ignore-lock describe 2>/dev/null) || return 1
    {
        describe_targets <<<"$description"
        (cd "$1" && find Sources Tests Examples -name '*.swift' -not -path 'Tests/ClientPackages/*' -not -path 'Tests/Fuzzing/*' -print0 2>/dev/null |
            xargs -0 grep -HnE '^(@[A-Za-z_]+(\([^)]*\))? +)*((public|package|internal|fileprivate|private) +)?import +' || true)
    } | awk -v package="$1" -v allowed="${toolchain_modules[*]}" "$judge_imports"
}

# From the description of a package: one line "target <name> <kind> <path> <dependency>…" for each target.
describe_targets() {
    awk '
        function flush() { if (name != "") print "target", name, kind, path dependencies; name = dependencies = "" }
        /^Targets:/ { inside = 1; next }
        !inside { next }
        /^    Name: / { flush(); name = $2 }
        /^    Type: / { kind = $2 }
        /^    Path: / { path = $2 }
        /^    Target dependencies:/ { list = 1; next }
        /^    [^ ]/ { list = 0 }
        list && /^        / { dependencies = dependencies " " $1 }
        END { flush() }'
}

# Reads the lines "target …", then those of grep, "file:line:import"; prints what is not allowed.
judge_imports='
    BEGIN { split(allowed, names, " "); for (i in names) common[names[i]] = 1 }
    $1 == "target" {
        kinds[$2] = $3; paths[$4] = $2
        for (i = 5; i <= NF; i++) uses[$2, $i] = 1
        next
    }
    {
        colon = index($0, ":"); file = substr($0, 1, colon - 1); rest = substr($0, colon + 1)
        line = substr(rest, 1, index(rest, ":") - 1); text = substr(rest, index(rest, ":") + 1)
        target = owner(file)
        sub(/ *\/\/.*/, "", text)
        module = text; sub(/.*import +/, "", module); sub(/^(struct|class|enum|protocol|func|var|let|typealias) +/, "", module)
        sub(/[. ;].*/, "", module)
        if (target == "") complain("stands in no target of Package.swift")
        else if (text ~ /@_implementationOnly/) complain("@_implementationOnly is unsafe here; write internal import")
        else if (module in common || module == target) next
        else if (kinds[target] == "executable" || kinds[target] == "test") {
            if (!reaches(target, module)) complain(target " imports " module ", which nothing that it uses brings with it")
        } else if (!((target, module) in uses)) complain(target " imports " module " but does not declare it in Package.swift")
        else if (kinds[module] == "system-target" && text !~ /internal import/)
            complain("the C library " module " is imported by internal import only")
    }
    END { exit failed }
    function reaches(from, to,   name) {
        if ((from, to) in known) return known[from, to]
        known[from, to] = 0
        if ((from, to) in uses) return known[from, to] = 1
        for (name in kinds) if ((from, name) in uses && reaches(name, to)) return known[from, to] = 1
        return 0
    }
    function complain(what) { print package "/" file ":" line ": error: " what; failed = 1 }
    function owner(file,   path, best) {
        for (path in paths) if (index(file, path "/") == 1 && length(path) > length(best)) best = path
        return paths[best]
    }'
