# A verb is a file <verb>.sh whose first line says "# <verb> [arguments]: what it does", with a function verb_<verb>.

# perform_verb <folder of the verbs> [verb] [arguments…]
perform_verb() {
    local folder=$1 verb=${2:-help}
    case $verb in -h | --help) verb=help ;; esac
    if [[ $verb == help ]]; then
        list_verbs "$folder"
    elif [[ $verb =~ ^[a-z]+$ && -f $folder/$verb.sh ]]; then
        source "$folder/$verb.sh"
        "verb_$verb" "${@:3}"
    else
        list_verbs "$folder" >&2
        fail "There is no verb '$verb'." "Use one of the verbs above."
    fi
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
