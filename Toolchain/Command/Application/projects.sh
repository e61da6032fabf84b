# Whole apps: Xcode projects, which become packages in a folder of ours. The project's own folder is never written to.

# project_named <folder>: whether it is a project, or holds one.
project_named() {
    local place=$1 found
    if [[ ! -d $place ]]; then return 1; fi
    case ${place%/} in *.xcodeproj | *.xcworkspace) return 0 ;; esac
    found=("$place"/*.xcodeproj "$place"/*.xcworkspace)
    ((${#found[@]} > 0))
}

# take_project [arguments…]: sets project to the one that is meant, or to nothing; takes its options from the arguments, and leaves the
# rest in the array "rest".
take_project() {
    project=
    project_options=()
    rest=()
    if (($# > 0)) && [[ $1 != -* ]] && project_named "$1"; then
        project=$1
        shift
        if [[ -f $project/Package.swift ]]; then
            say "taking the Xcode project in $project; inside of the folder its package is taken"
        fi
    elif [[ ! -f Package.swift ]] && project_named .; then
        project=.
    else
        if [[ -f Package.swift ]] && project_named .; then say "taking the package in this folder; a dot stands for its Xcode project"; fi
        rest=("$@")
        return
    fi
    while (($# > 0)); do
        case $1 in
            --scheme | --target | --configuration | --packages | --build-folder)
                if (($# < 2)); then fail "$1 needs a value."; fi
                project_options+=("$1" "$2")
                shift 2
                ;;
            --scheme=* | --target=* | --configuration=* | --packages=* | --build-folder=*)
                project_options+=("${1%%=*}" "${1#*=}")
                shift
                ;;
            *)
                rest+=("$1")
                shift
                ;;
        esac
    done
    if [[ -n ${FORASTERO_PACKAGES:-} ]]; then project_options+=(--packages "$FORASTERO_PACKAGES"); fi
}

# prepare_project [app|tests|building]: writes the project as a package, and sets what the reader says of it: package_folder, app_bundle, app_executable,
# app_module, app_kind, app_identifier, app_title, app_version, app_schemes, app_shortcuts with their titles, project_root, the arrays of the scheme, and those of the test targets.
prepare_project() {
    local answer key value
    require_sdk
    hold_project
    app_kind=app
    app_arguments=()
    app_environment=()
    app_identifier= app_title= app_version= app_schemes=() app_shortcuts=() app_shortcut_titles=()
    test_modules=() test_run=() test_place=() test_libraries=() test_skip=() test_only=() test_arguments=() test_environment=()
    local importable_modules=(--modules "$bundle/sdk/modules" --modules "$swift_folder/../lib/swift/linux" --clang "$swift_folder/clang")
    answer=$("$bundle/bin/forastero-project" prepare "$project" --for "${1:-app}" "${project_options[@]}" "${importable_modules[@]}") || exit 1
    while IFS=$'\t' read -r key value; do
        case $key in
            package) package_folder=$value ;;
            kind) app_kind=$value ;;
            bundle) app_bundle=$value ;;
            executable) app_executable=$value ;;
            module) app_module=$value ;;
            root) project_root=$value ;;
            screen) export FORASTERO_SCREEN=${FORASTERO_SCREEN:-$value} ;;
            argument) app_arguments+=("$value") ;;
            environment) app_environment+=("$value") ;;
            tests) test_modules+=("$value") ;;
            run) test_run+=("$value") ;;
            place) test_place+=("$value") ;;
            identifier) app_identifier=$value ;;
            title) app_title=$value ;;
            version) app_version=$value ;;
            scheme) app_schemes+=("$value") ;;
            shortcut) app_shortcuts+=("$value") ;;
            shortcut-title) app_shortcut_titles+=("$value") ;;
            libraries) test_libraries+=("$value") ;;
            skip) test_skip+=("$value") ;;
            only) test_only+=("$value") ;;
            test-argument) test_arguments[${#test_modules[@]} - 1]+="$value"$'\n' ;;
            test-environment) test_environment[${#test_modules[@]} - 1]+="$value"$'\n' ;;
        esac
    done <<<"$answer"
}

# hold_project: two runs at once would write the same build folder, and take each other's results away; the second one waits until the
# first has ended or released it.
hold_project() {
    local folder=${XDG_CACHE_HOME:-$HOME/.cache}/forastero/locks key
    require_writable "$folder"
    key=$(printf '%s\n' "$(realpath -- "$project")" "${project_options[@]}" | sha256sum | cut -c 1-16)
    exec {project_lock}>"$folder/$key"
    if ! flock -n "$project_lock"; then
        say "waiting for another run on this project"
        flock "$project_lock"
    fi
}

# release_project: what is built may be used while others build.
release_project() { exec {project_lock}>&-; }

# build_project [options of swift build]: builds it, puts the program into its bundle, and sets program to that; a library has none, and
# program is its bundle.
build_project() {
    program=$app_bundle
    if [[ $app_kind == library ]]; then
        (cd "$package_folder" && sdk_swift build "${configuration[@]}" --product "$app_module" "$@" 2>&1 | name_sources >&2) || fail "The library did not build."
        return
    fi
    build_project_with "$app_module" "$app_bundle/$app_executable" --product "$app_module" "$@"
    program=$app_bundle/$app_executable
}

# build_project_with <program> <where it goes> [options of swift build]
build_project_with() {
    local folder
    (cd "$package_folder" && sdk_swift build "${configuration[@]}" "${@:3}" 2>&1 | name_sources >&2) || fail "The project did not build."
    folder=$(cd "$package_folder" && sdk_swift build "${configuration[@]}" --show-bin-path)
    ln -f "$folder/$1" "$2"
    # What packages bring along is looked for beside the program.
    for resources in "$folder"/*.resources; do ln -sfn "$resources" "$(dirname "$2")/${resources##*/}"; done
}

# Messages name the links by which the compiler sees the sources; people know the files.
name_sources() {
    sed -u "s|$(quoted_pattern "$package_folder")/Targets/[^/]*/|$(quoted_replacement "$project_root")/|g"
}

quoted_pattern() { sed 's/[][\.*^$|]/\\&/g' <<<"$1"; }

quoted_replacement() { sed 's/[\&|]/\\&/g' <<<"$1"; }
