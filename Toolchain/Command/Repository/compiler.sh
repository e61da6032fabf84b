# The Forastero compiler: the translator that stands in for swiftc, and the toolset that tells the package manager so.

toolset=$state/toolset.json

# A number that changes when the compiler's sources or the toolchain do.
compiler_stamp() {
    (cd "$root/Toolchain" && find Package.swift Sources/{Translator,CompilerDriver,forastero-swiftc} -type f | LC_ALL=C sort | xargs sha256sum && echo "$swift_folder $swift_version") |
        sha256sum | cut -d ' ' -f 1
}

# prepare <packages>: all that building takes. Without any Swift nothing is installed; with one, it may need the packages to run.
prepare() {
    if [[ -z $(swift_folders) ]]; then require_toolchain; fi
    require_packages "$@"
    require_toolchain
    require_compiler
}

# Builds the compiler if its sources have changed since the last time.
require_compiler() {
    require_writable "$state/bin"
    exclusively "$state/lock" build_compiler
}

build_compiler() {
    local stamp
    stamp=$(compiler_stamp)
    if [[ -x $state/bin/swiftc && $(cat "$state/stamp" 2>/dev/null) == "$stamp" ]]; then return; fi
    say "building the compiler (once)"
    swift build --package-path "$root/Toolchain" -c release --product forastero-swiftc >&2 || fail "The compiler did not build."
    copy_program "$root/Toolchain/.build/release/forastero-swiftc" "$state/bin/forastero-swiftc"
    ln -sfn forastero-swiftc "$state/bin/swiftc"
    write_file "$toolset" <<<'{ "schemaVersion": "1.0", "rootPath": "bin", "swiftCompiler": { "path": "swiftc" } }'
    write_file "$state/stamp" <<<"$stamp"
}

# Debian's descriptions of these libraries name flags for threads, which the package manager refuses and warns of at each build.
# Ours are the same without them.
describe_libraries() {
    local name folder
    mkdir -p "$state/libraries"
    for name in sdl2 gthread-2.0 gmodule-no-export-2.0; do
        folder=$(pkg-config --variable=pcfiledir "$name")
        sed -E 's/ -(pthread|D_REENTRANT)\b//g' "$folder/$name.pc" | write_file "$state/libraries/$name.pc"
    done
}

# forastero_swift <swift's verb> [arguments…]: swift on this package, with the Forastero compiler.
forastero_swift() {
    describe_libraries
    PKG_CONFIG_PATH=$state/libraries${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH} swift "$1" --package-path "$root" --toolset "$toolset" "${@:2}"
}
