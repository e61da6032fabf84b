# lint: checks formatting, imports, the order of folders, the length of files, forbidden words, comments and the codes of rules
verb_lint() {
    local failures=0
    require_toolchain
    cd "$root"
    check "formatting" check_formatting
    check "imports" check_imports
    check "folders" check_folders
    check "length of files" check_lengths
    check "words" check_words
    check "documentation" check_documentation
    check "codes of rules" check_rules
    ((failures == 0)) || fail "$failures of 7 checks failed."
    say "lint is clean"
}

# check <subject> <command>: counts a failure, and goes on.
check() {
    say "checking $1"
    if ! "$2"; then failures=$((failures + 1)); fi
}
