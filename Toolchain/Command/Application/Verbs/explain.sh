# explain [FOLDER]: lists all modules, types and members that a package needs and that are not there, with the places that name them
verb_explain() {
    local folder=${1:-$PWD}
    if [[ ! -f $folder/Package.swift ]]; then fail "There is no Package.swift in $folder."; fi
    require_sdk
    explain_package "$(cd "$folder" && pwd)" sdk_swift build
}
