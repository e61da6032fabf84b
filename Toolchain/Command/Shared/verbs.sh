# A verb is a file <verb>.sh whose first line says "# <verb> [arguments]: what it does", with a function verb_<verb>.

# perform_verb <folder of the verbs> [verb] [arguments…]
perform_verb() {
    local folder=$1 verb=${2:-help}
    case $verb in -h | --help) verb=help ;; esac
    if [[ $verb == help ]]; then
        list_verbs "$folder"
    elif [[ $verb =~ ^[a-z]+$ && -f $folder/$verb.sh ]]; then
        # Asked for help, a verb does nothing: `monkey --help` would play on all examples.
        case ${3:-} in
            -h | --help) describe_verb "$folder/$verb.sh" ;;
            *)
                source "$folder/$verb.sh"
                "verb_$verb" "${@:3}"
                ;;
        esac
    else
        list_verbs "$folder" >&2
        fail "There is no verb '$verb'." "Use one of the verbs above."
    fi
}

# describe_verb <file>: prints the comment at the head of a verb's file
describe_verb() {
    echo "usage: $command_name $(sed -n '/^#/!q; s/^# //p' "$1")"
}

list_verbs() {
    local file usage
    echo "usage: $command_name <verb> [arguments]"
    echo
    for file in "$1"/*.sh; do
        IFS= read -r usage <"$file"
        usage=${usage#\# }
        printf '    %-34s %s\n' "${usage%%:*}" "${usage#*: }"
    done
    printf '    %-34s %s\n' help "lists the verbs"
}
