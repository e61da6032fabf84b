# monkey [Example …]: plays random input on examples; --events N, --seed S, --no-shrink, --release, and options of the apps
verb_monkey() {
    local events=10000 seed=1 configuration=debug example status=0
    local -a examples=() options=()
    while (($# > 0)); do
        case $1 in
            --events | --seed)
                if [[ ! ${2:-} =~ ^[0-9]+$ ]]; then fail "$1 needs a number." "usage: $command_name monkey [Example …] [--events N] [--seed S] [--no-shrink]"; fi
                if [[ $1 == --events ]]; then events=$2; else seed=$2; fi
                shift 2
                ;;
            --no-shrink) options+=(--monkey-no-shrink) && shift ;;
            --release) configuration=release && shift ;;
            -*)
                options+=("$1" "${2:-}")
                shift $(($# > 1 ? 2 : 1))
                ;;
            *) examples+=("$1") && shift ;;
        esac
    done
    if ((${#examples[@]} == 0)); then mapfile -t examples < <(example_names); fi
    for example in "${examples[@]}"; do require_example "$example"; done
    prepare "${build_packages[@]}"
    for example in "${examples[@]}"; do
        forastero_swift build -c "$configuration" --product "$example" >&2
        printf '%s: ' "$example"
        "$root/.build/$configuration/$example" --monkey "$events" --monkey-seed "$seed" "${options[@]}" || status=1
    done
    return "$status"
}
