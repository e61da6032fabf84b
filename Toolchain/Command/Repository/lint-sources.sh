# Lint of the sources: formatting, the length of files, forbidden words.

# A file is meant to have 50 to 250 lines. Beyond the first number it is reported, beyond the second it is an error: what apps override must
# stand in the body of its class, and the root classes have much of that.
long_file=400
longest_file=600

# Prints the Swift files of the repository, each ended by a zero byte.
swift_sources() {
    git -C "$root" ls-files -z --cached --others --exclude-standard -- '*.swift'
}

check_formatting() {
    swift_sources | xargs -0 swift format lint --strict --parallel
}

check_lengths() {
    swift_sources | xargs -0 wc -l | awk -v long=$long_file -v longest=$longest_file '
        $2 == "total" { next }
        { files++; lines += $1 }
        $1 > longest { print $2 ": error: " $1 " lines; a file has at most " longest; failed = 1; next }
        $1 > long { print $2 ": note: " $1 " lines" }
        END { printf "%d files, %.0f lines each\n", files, lines / files > "/dev/stderr"; exit failed }'
}

# Names that say nothing, marks without a place to follow them, and folders of somebody's machine.
check_words() {
    local status=0
    if swift_sources | tr '\0' '\n' | grep -E '(Utils?|Helpers?|Misc)\.swift$'; then
        echo "error: a file is named after its type, not Utils, Helpers or Misc" >&2
        status=1
    fi
    forbid 'TODO|FIXME' 'https://' "a mark needs the address of an issue beside it" || status=1
    forbid '(^|[^A-Za-z0-9_.~])/(home|root|Users|work)/' '' "a path of somebody's machine" || status=1
    forbid 'fatalError\("init\(coder:\)' '' "init(coder:) decodes, or is left out" || status=1
    return $status
}

# forbid <pattern> <pattern that makes it right> <reason>
forbid() {
    local found
    found=$(swift_sources | xargs -0 grep -nHE -- "$1" | if [[ -n $2 ]]; then grep -vE -- "$2"; else cat; fi) || true
    if [[ -z $found ]]; then return; fi
    sed "s|$|\n    error: $3|" <<<"$found" >&2
    return 1
}
