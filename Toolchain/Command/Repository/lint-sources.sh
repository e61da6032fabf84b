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

# Names from before the field's words were taken: the cached bitmap, the asset query, the pending offset, the context of a cell, the explicit
# height, header and footer views, landscape, needs refactorisation, the background, the view of
# a navigation item, the removed view, the layout root.
private_words='\<(StillPicture|StillPool|AssetWish|[Uu]nseenRest|(Cell|List|HeaderFooter)Situation|[Ss]aidHeight|[Ss]pareViews?|isLying|isWorn'
private_words+='|PopoverGround|TabBarGrounds|SearchFieldGround|GroundColor|NavigationBarPage|HeldOutView|constraintHome)\>'

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
    forbid "$private_words" '' "a word of our own where the field has one; see Documentation/Glossary.md" || status=1
    forbid '^ *///? (- [A-Za-z ]+: )?Whether ' '' "a comment begins with its subject: True if, Returns true if, Says whether" || status=1
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

# Keys of nibs that have no reader, since they make no difference here: the style of segmented controls before iOS 7, the class of outlet
# collections, which are arrays, and the mark of a distance that has its number beside it. The lowering itself reads whether windows are visible.
unread_nib_keys=(segmentedControlStyle collectionClassName symbolicConstant visibleAtLaunch)

# Reports keys of nibs that documents are lowered to and no class reads, and keys whose text is written elsewhere than in NibKey.
check_nib_keys() {
    local lowering=Sources/InterfaceBuilder/Lowering keys=Sources/UIKitGraphics/Coding/Keys status=0 name text readers texts
    readers=$(swift_sources | tr '\0' '\n' | grep '^Sources/' | grep -vE "^($lowering|$keys)/" | xargs grep -hoE 'NibKey\.[A-Za-z]+|"[A-Z][A-Za-z.]+"' | sort -u)
    while read -r name text; do
        if [[ " ${unread_nib_keys[*]} " == *" $name "* ]]; then continue; fi
        if ! grep -qxF -e "NibKey.$name" -e "\"$text\"" <<<"$readers"; then
            grep -rnF "\"$text\"" "$keys" | sed "s|\$|\n    error: no class reads the key $text|" >&2
            status=1
        fi
    done < <(grep -rhoE 'let [A-Za-z]+ = "[^"]+"' "$keys" | sed -E 's/let ([A-Za-z]+) = "([^"]+)"/\1 \2/')
    texts=$(grep -rhoE '"[^"]+"' "$keys")
    if swift_sources | tr '\0' '\n' | grep -E '^Sources/(UIKit|InterfaceBuilder)' | grep -vE "^($keys|$lowering/Legacy)/" \
        | xargs grep -nE '(object|values|content|part)\["(UI|NS)[A-Z]|\.[a-z]+\("[a-z][A-Za-z]*", "(UI|NS)[A-Z]|forKey: "(UI|NS)[A-Z]' \
        | grep -F "$texts" >&2; then
        echo "error: the text of a key is written in NibKey ($keys), once" >&2
        status=1
    fi
    return $status
}

# Scripts, styles and documents of web pages: lines as in Swift, and in scripts neither `var` nor comparisons that convert.
check_pages() {
    git -C "$root" ls-files -z --cached --others --exclude-standard -- 'Sources/*.js' 'Sources/*.css' 'Sources/*.html' 'Toolchain/SiteMaker/*.js' \
        'Toolchain/SiteMaker/*.css' | (cd "$root" && xargs -0 -r awk '
        function complain(text) { print FILENAME ":" FNR ": error: " text; failed = 1 }
        length($0) > 140 { complain("a line has at most 140 characters") }
        /\t/ { complain("a tab") }
        / $/ { complain("a blank at the end of the line") }
        FILENAME ~ /\.js$/ && /(^|[^A-Za-z0-9_.$])var / { complain("const or let in place of var") }
        FILENAME ~ /\.js$/ && /[^=!<>]==[^=]|!=[^=]/ { complain("=== and !== in place of == and !=") }
        END { exit failed }')
}
