# The language server that editors start: a part of the compiler's package, which only the Swift SDK needs.

# A number that changes when the server's sources or the toolchain do.
editor_stamp() {
    (cd "$root/Toolchain" && find Package.swift Sources -type f | LC_ALL=C sort | xargs sha256sum && echo "$swift_folder $swift_version") |
        sha256sum | cut -d ' ' -f 1
}

# Builds the language server if its sources have changed since the last time.
require_editor_server() {
    require_writable "$state/bin"
    exclusively "$state/lock" build_editor_server
}

build_editor_server() {
    local stamp
    stamp=$(editor_stamp)
    if [[ -x $state/bin/forastero-lsp && $(cat "$state/editor-stamp" 2>/dev/null) == "$stamp" ]]; then return; fi
    say "building the language server (once)"
    swift build --package-path "$root/Toolchain" -c release --product forastero-lsp >&2 || fail "The language server did not build."
    copy_program "$root/Toolchain/.build/release/forastero-lsp" "$state/bin/forastero-lsp"
    write_file "$state/editor-stamp" <<<"$stamp"
}
