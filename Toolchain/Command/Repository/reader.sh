# The reader of Xcode projects: a package of its own, which the command of the Swift SDK calls.

reader_package=$root/Toolchain/ProjectReader

# A number that changes when the reader's sources or the toolchain do.
reader_stamp() {
    (cd "$reader_package" && find Package.swift Sources -type f | LC_ALL=C sort | xargs sha256sum && echo "$swift_folder $swift_version") |
        sha256sum | cut -d ' ' -f 1
}

# Builds the reader if its sources have changed since the last time.
require_reader() {
    require_writable "$state/bin"
    exclusively "$state/lock" build_reader
}

build_reader() {
    local stamp
    stamp=$(reader_stamp)
    if [[ -x $state/bin/forastero-project && $(cat "$state/reader-stamp" 2>/dev/null) == "$stamp" ]]; then return; fi
    say "building the reader of projects (once)"
    swift build --package-path "$reader_package" -c release --product forastero-project >&2 || fail "The reader of projects did not build."
    copy_program "$reader_package/.build/release/forastero-project" "$state/bin/forastero-project"
    write_file "$state/reader-stamp" <<<"$stamp"
}
