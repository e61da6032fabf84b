# The same work done by other toolkits: the programs in Benchmarks/peers, beside our own `Benchmarks peers`.

peer_packages=(qt6-base-dev libpango1.0-dev g++ gcc)
peer_turns=5

# build_peers <folder>: what cannot be built is said, and left out.
build_peers() {
    local source name
    local -A libraries=([qt]=Qt6Widgets [pango]=pangocairo)
    for source in "$root"/Benchmarks/peers/*.{c,cpp}; do
        name=$(basename "${source%.*}")
        build_peer "$source" "$1/$name" "${libraries[${name##*_}]:-}" || say "going on without $name: it did not build"
    done
}

# build_peer <source> <program> [library]
build_peer() {
    local compiler=(gcc -O2) flags=()
    if [[ $1 == *.cpp ]]; then compiler=(g++ -O2 -std=c++17 -fPIC); fi
    if [[ -n $3 ]]; then read -ra flags <<<"$(pkg-config --cflags --libs "$3" 2>/dev/null)" && [[ -n ${flags[*]} ]] || return 1; fi
    "${compiler[@]}" -o "$2" "$1" "${flags[@]}" -lm
}

# run_peers <folder of programs> <our program> [part of a name]: one turn of all, one after the other.
run_peers() {
    local program
    for program in "$1"/*_*; do
        case $(basename "$program") in
            start_time) ;;
            start_*) if [[ start == *"${3:-}"* ]]; then run_peer "$1/start_time" Qt "$program"; fi ;;
            *"${3:-}"*) run_peer "$program" ;;
        esac
    done
    "$2" peers "${3:-}" --display headless
}

# Qt has something to say about a system without screens each time.
run_peer() { QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=$state/peers "$@" 2>/dev/null; }

# peer_table <figures>: the medians as Markdown, a line for each piece of work, and ours as a part of the best other's.
peer_table() {
    sort -t $'\t' -k 1,1 -k 2,2 -k 3,3g "$1" | awk -F '\t' '
        function flush() { if (count) figure[what, who] = kept[int((count + 1) / 2)]; count = 0 }
        function shown(value) { return value == "" ? "–" : sprintf(value < 10 ? "%.3g" : "%.0f", value) }
        FILENAME == "-" { if ($1 != what || $2 != who) { flush(); what = $1; who = $2 } kept[++count] = $3; next }
        FNR == 1 {
            flush()
            print "| work | | Forastero | Qt | Pango | C | ours by the best toolkit |"
            print "|---|---|---|---|---|---|---|"
        }
        {
            ours = figure[$1, "Forastero"]
            if (ours == "") next
            best = figure[$1, "Qt"] != "" ? figure[$1, "Qt"] : figure[$1, "Pango"]
            print "| " $2 " | " $3 " | " shown(ours) " | " shown(figure[$1, "Qt"]) " | " shown(figure[$1, "Pango"]) " | " \
                shown(figure[$1, "C"]) " | " (best == "" ? "–" : sprintf("%.2f", ours / best)) " |"
        }' - "$root/Benchmarks/peers/rows.tsv"
}

# bench_peers <our program> [part of a name]: measures all in turns, and prints the table.
bench_peers() {
    local folder=$state/peers turn
    want_packages "${peer_packages[@]}"
    mkdir -p "$folder"
    build_peers "$folder"
    : >"$folder/figures.tsv"
    for ((turn = 1; turn <= peer_turns; turn++)); do
        say "turn $turn of $peer_turns"
        run_peers "$folder" "$1" "${2:-}" >>"$folder/figures.tsv"
    done
    peer_table "$folder/figures.tsv"
}
