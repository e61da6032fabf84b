# package [App|PROJECT] [options]: makes a folder, a .tar.gz and a .deb that run on Debian without Swift and without the SDK

source "$command_folder/Application/packaging.sh"

verb_package() {
    local output= version= identifier= title= icon= languages= kiosk= named=()
    configuration=(-c release)
    take_project "$@"
    set -- "${rest[@]}"
    while (($# > 0)); do
        case $1 in
            --version | --identifier | --title | --icon | --languages | --output)
                if (($# < 2)); then fail "$1 needs a value."; fi
                printf -v "${1#--}" %s "$2"
                shift 2
                ;;
            --kiosk) kiosk=yes && shift ;;
            -*) fail "package has no option '$1'." "usage: $command_name package [App|PROJECT] [--version 1.0] [--identifier org.example.App] [--title NAME] [--icon FILE.png] [--languages en,de|all] [--output FOLDER] [--kiosk]" ;;
            *)
                named=("$1")
                shift
                ;;
        esac
    done
    if [[ -n $version ]]; then require_version; fi
    if [[ -n $icon && (! -r $icon || $icon != *.png) ]]; then fail "The icon $icon cannot be read, or is no .png."; fi
    if [[ -n $languages && $languages != all && ! $languages =~ ^[a-z]{2,3}(,[a-z]{2,3})*$ ]]; then fail "'$languages' are no languages." "Name them by their codes, as in: --languages en,de"; fi
    require_packages "${packaging_packages[@]}"
    if [[ -n $project ]]; then
        prepare_project
        build_project
        release_project
    else
        require_package
        require_sdk
        require_product "${named[@]}"
        build_product
        app_identifier= app_title= app_version= app_schemes=() app_shortcuts=() app_shortcut_titles=()
    fi
    version=${version:-${app_version:-1.0}}
    require_version
    identifier=${identifier:-${app_identifier:-org.forastero.$(package_name)}}
    # It names files, and stands in the desktop's entry.
    if [[ ! $identifier =~ ^[A-Za-z0-9][A-Za-z0-9._-]*$ ]]; then fail "'$identifier' is no identifier." "Give one, as in: --identifier org.example.App"; fi
    title=${title:-${app_title:-${program##*/}}}
    if [[ $title == *[[:cntrl:]]* ]]; then fail "The title has control characters."; fi
    make_package "${output:-$PWD/.build/package}"
}

require_version() {
    if [[ ! $version =~ ^[0-9][A-Za-z0-9.+~-]*$ ]]; then
        fail "'$version' is no version of a Debian package." "It begins with a digit, as in: --version 1.0.2"
    fi
}
