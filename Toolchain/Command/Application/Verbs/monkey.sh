# monkey [App|PROJECT] [options]: plays random input on the app; --events N, --seed S, --no-shrink
verb_monkey() {
    local events=10000 seed=1 options=() named=()
    take_project "$@"
    set -- "${rest[@]}"
    while (($# > 0)); do
        case $1 in
            --events | --seed)
                if [[ ! ${2:-} =~ ^[0-9]+$ ]]; then fail "$1 needs a number." "usage: $command_name monkey [App|PROJECT] [--events N] [--seed S] [--no-shrink]"; fi
                if [[ $1 == --events ]]; then events=$2; else seed=$2; fi
                shift 2
                ;;
            --no-shrink) options+=(--monkey-no-shrink) && shift ;;
            *)
                if [[ -z $project && ${#named[@]} == 0 && $1 != -* ]]; then named=("$1"); else options+=("$1"); fi
                shift
                ;;
        esac
    done
    if [[ -n $project ]]; then
        prepare_project
        build_project
        release_project
        for variable in "${app_environment[@]}"; do export "$variable"; done
        options=("${app_arguments[@]}" "${options[@]}")
    else
        require_package
        require_sdk
        require_product "${named[@]}"
        build_product
    fi
    exec "$program" --monkey "$events" --monkey-seed "$seed" "${options[@]}"
}
