# explain [--package] [FOLDER|PROJECT]: lists all modules, types and members that a package or a project needs and that are not there, with the places that name them; --package takes the package of a folder that has a project too
verb_explain() {
    local argument package_only= arguments=() folder
    for argument in "$@"; do
        if [[ $argument == --package ]]; then package_only=yes; else arguments+=("$argument"); fi
    done
    if [[ -z $package_only ]]; then
        take_project "${arguments[@]}"
        if [[ -n $project ]]; then
            explain_project
            return
        fi
    fi
    folder=${arguments[0]:-$PWD}
    if [[ ! -f $folder/Package.swift ]]; then fail "There is no Package.swift in $folder."; fi
    require_sdk
    explain_package "$(cd "$folder" && pwd)" sdk_swift build
}

# First what the project says by itself, then what its sources name.
explain_project() {
    require_sdk
    "$bundle/bin/forastero-project" explain "$project" --for building "${project_options[@]}" \
        --modules "$bundle/sdk/modules" --modules "$swift_folder/../lib/swift/linux" --clang "$swift_folder/clang" || exit 1
    prepare_project building 2>/dev/null
    explain_package "$package_folder" sdk_swift build | sed -u 's|Targets/[^/ ]*/||g'
}
