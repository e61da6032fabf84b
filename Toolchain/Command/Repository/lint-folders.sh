# Folder lint: a folder of UIKitCore names only types of its own, of folders in lines above its own here, and of those in the same line.
# Views, windows, controllers and events know each other, and make one long line, which should only become shorter.
core_folders=(
    "Accessibility"
    "AppearanceProxy Application Control Controller Event Focus Frame Gesture Items Layout Menu Observation Presentation Properties Responder Scene Sharing Storyboard View Window"
    "Animation" "Restoration" "TextInput" "Traits"
    "Scroll"
    "Coding"
)

check_folders() {
    check_folders_of "$root/Sources/UIKitCore" "${core_folders[@]}"
}

# check_folders_of <module's folder> <line of folders>…
check_folders_of() {
    local module=$1 line rank=0 ranks=""
    shift
    for line in "$@"; do
        rank=$((rank + 1))
        for folder in $line; do ranks+="$folder $rank "; done
    done
    # Every file twice: first for what it declares, then for what it names.
    (cd "$module" && find . -mindepth 2 -name '*.swift' -print0 | sort -z | xargs -0 awk -v ranks="$ranks" "$judge_folders")
}

judge_folders='
    BEGIN {
        count = split(ranks, parts, " ")
        for (i = 1; i < count; i += 2) rank[parts[i]] = parts[i + 1]
        declaration = "^(@[A-Za-z]+(\\([^)]*\\))? )*((public|open|package|internal|final|indirect|nonisolated) )*(class|struct|enum|protocol|typealias|actor) "
        for (i = 1; i < ARGC; i++) read_types(ARGV[i])
        for (i = 1; i < ARGC; i++) read_names(ARGV[i])
        exit failed
    }
    function folder_of(file,   parts) { split(file, parts, "/"); return parts[2] }
    function read_types(file,   line, folder) {
        folder = folder_of(file)
        if (!(folder in rank)) { print file ": error: the folder " folder " has no place in the order of lint-folders.sh"; failed = 1 }
        while ((getline line < file) > 0) {
            if (line !~ declaration || line ~ /^(@[A-Za-z]+ )*(file)?private /) continue
            sub(declaration, "", line)
            sub(/[^A-Za-z0-9_].*/, "", line)
            home[line] = folder
        }
        close(file)
    }
    function read_names(file,   line, folder, number, names, total, i, other) {
        folder = folder_of(file)
        while ((getline line < file) > 0) {
            number++
            gsub(/"([^"\\]|\\.)*"/, "", line)
            sub(/\/\/.*/, "", line)
            total = split(line, names, /[^A-Za-z0-9_]+/)
            for (i = 1; i <= total; i++) {
                other = home[names[i]]
                if (other == "" || rank[other] <= rank[folder]) continue
                print file ":" number ": error: " folder " uses " names[i] " of " other ", which stands below it in lint-folders.sh"
                failed = 1
            }
        }
        close(file)
    }'
