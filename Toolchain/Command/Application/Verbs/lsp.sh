# lsp [options of run for a PROJECT]: the language server, which an editor starts; for packages and for Xcode projects
verb_lsp() {
    # What an editor reads is the server's alone.
    require_sdk >&2
    exec "$bundle/bin/forastero-lsp" "$@"
}
