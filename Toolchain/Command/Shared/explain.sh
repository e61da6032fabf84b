# What a package lacks: compiled with the modules that are there, it goes on past every error, and all of them are told at once.

# explain_package <package> <compiler's build command…>: prints a report; fails if anything is missing.
# The command builds the package in the current folder; what follows are options of swift build.
explain_package() {
    local folder=$1 scratch report log
    scratch=$folder/.build/explain
    report=$scratch/report
    log=$scratch/log
    rm -rf "$scratch"
    mkdir -p "$scratch"
    # Packages that it depends on need not be fetched again.
    for part in checkouts repositories artifacts workspace-state.json; do
        if [[ -e $folder/.build/$part ]]; then cp -R "$folder/.build/$part" "$scratch/"; fi
    done
    say "compiling ${folder##*/}, with everything that it names"
    # Errors in the sources do not end the build; what does is no gap of ours.
    if ! (cd "$folder" && FORASTERO_EXPLAIN=$report "${@:2}" --scratch-path "$scratch" --build-tests) >"$log" 2>&1 && [[ ! -e $report ]]; then
        grep -m 5 'error:' "$log" >&2 || tail -5 "$log" >&2
        fail "The package could not be read." "All that the package manager said is in $log"
    fi
    touch "$report"
    print_explanation "$report" "$folder"
}

# print_explanation <report> <package>: the report has lines of module|error, place, text, with tabs between them.
print_explanation() {
    sort -u "$1" | awk -F '\t' -v root="$2/" '
        function place(text) { return index(text, root) == 1 ? substr(text, length(root) + 1) : text }
        function note(group, name, where) {
            if (!((group, name) in places)) { names[group] = names[group] SUBSEP name; total++ }
            if (!((group, name, where) in seen)) {
                seen[group, name, where]
                count[group, name]++
                if (count[group, name] <= 5) places[group, name] = places[group, name] (count[group, name] > 1 ? ", " : "") where
            }
        }
        function quoted(text, number,   parts) { split(text, parts, "\047"); return parts[number * 2] }
        # What the line of a file, and the two before it, give to addObserver(of:for:) as the identifier of a message; else nothing.
        function message_named_at(where,   file, number, line, text, i, parts) {
            if (!match(where, /:[0-9]+$/)) return ""
            file = substr(where, 1, RSTART - 1)
            number = substr(where, RSTART + 1) + 0
            for (i = 1; i <= number && (getline line < file) > 0; i++) if (i > number - 3) text = text " " line
            close(file)
            if (!match(text, /(addObserver|messages)\( *of: *[^,]*, *for: *\.[A-Za-z_0-9]+/)) return ""
            text = substr(text, RSTART, RLENGTH)
            split(text, parts, /, *for: *\./)
            return "NotificationCenter.MessageIdentifier." parts[2]
        }
        # A message about what could not be read of another module repeats one that stands there.
        /deserializ/ { next }
        $1 == "module" { note("1 Modules", $3, place($2)); next }
        $3 ~ /^cannot find type \047/ { note("2 Types", quoted($3, 1), place($2)); next }
        $3 ~ /^cannot find \047.*\047 in scope/ { note(quoted($3, 1) ~ /^[A-Z]/ ? "2 Types" : "3 Functions and values", quoted($3, 1), place($2)); next }
        # Of a notification message that is not there the compiler only says that it does not know what the closure takes.
        $3 ~ /^cannot infer type of closure parameter/ && (message = message_named_at($2)) != "" { note("4 Members", message, place($2)); next }
        $3 ~ /has no (dynamic )?member \047/ { note("4 Members", quoted($3, 1) "." quoted($3, 2), place($2)); next }
        $3 ~ /is not a member type of|has no member type/ { note("2 Types", quoted($3, 2) "." quoted($3, 1), place($2)); next }
        $3 ~ /does not override any/ { note("5 What is overridden", $3, place($2)); next }
        { note("6 Other errors, some of which follow from those above", $3, place($2)) }
        END {
            if (!total) { print "nothing is missing"; exit }
            number = split("1 Modules|2 Types|3 Functions and values|4 Members|5 What is overridden|6 Other errors, some of which follow from those above", groups, "|")
            for (i = 1; i <= number; i++) {
                if (!(groups[i] in names)) continue
                print (first++ ? "\n" : "") substr(groups[i], 3)
                amount = split(substr(names[groups[i]], 2), list, SUBSEP)
                for (j = 1; j <= amount; j++) {
                    more = count[groups[i], list[j]] - 5
                    printf "    %s\n        %s%s\n", list[j], places[groups[i], list[j]], (more > 0 ? " and " more " more" : "")
                }
            }
            exit 1
        }'
}
