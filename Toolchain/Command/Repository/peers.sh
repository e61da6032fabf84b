# The same work done by other toolkits: the programs in Benchmarks/peers, beside our own `Benchmarks peers`.

peer_packages=(qt6-base-dev libpango1.0-dev libgtk-4-dev libefl-all-dev g++ gcc xvfb python3 python3-matplotlib)
peer_turns=5
# What each toolkit is compiled with. The limits are compiled for this very machine.
declare -A peer_libraries=([qt]=Qt6Widgets [gtk]="gtk4 pangocairo" [efl]="ecore-evas evas ecore pangocairo" [pango]=pangocairo [limit]=pangocairo)

# fetch_peers: what Debian does not have, or has in older versions: the newest Qt's libraries, and kiwi's headers.
fetch_peers() {
    local folder=$state/peers/fetched version
    if version=$(/usr/bin/python3 "$root/Benchmarks/peers/fetch.py" PySide6-Essentials "$(uname -m).whl" "$folder" PySide6/Qt/lib/ plugins/platforms/); then
        newest_qt=$folder/PySide6-Essentials-$version/PySide6/Qt
        newest_qt_name="Qt ${version%.*}"
    else
        newest_qt=""
        say "going on without the newest Qt: it could not be fetched"
    fi
    if version=$(/usr/bin/python3 "$root/Benchmarks/peers/fetch.py" kiwisolver .tar.gz "$folder" /kiwi/); then
        kiwi_headers=$folder/kiwisolver-$version/kiwisolver-$version
    else
        kiwi_headers=""
        say "going on without kiwi: it could not be fetched"
    fi
}

# build_peers <folder>: what cannot be built is said, and left out.
build_peers() {
    local source name
    for source in "$root"/Benchmarks/peers/*.{c,cpp}; do
        name=$(basename "${source%.*}")
        build_peer "$source" "$1/$name" "${name##*_}" || say "going on without $name: it did not build"
    done
}

# build_peer <source> <program> <toolkit>
build_peer() {
    local compiler=(gcc -O2) flags=() libraries=${peer_libraries[$3]:-}
    rm -f "$2"
    if [[ $1 == *.cpp ]]; then compiler=(g++ -O2 -std=c++17 -fPIC); fi
    if [[ $3 == limit ]]; then compiler=(gcc -O3 -march=native); fi
    if [[ $3 == kiwi ]]; then flags=(-I "${kiwi_headers:?}"); fi
    if [[ -n $libraries ]]; then
        # shellcheck disable=SC2086 # several libraries
        read -ra flags <<<"$(pkg-config --cflags --libs $libraries 2>/dev/null)" && [[ -n ${flags[*]} ]] || return 1
    fi
    "${compiler[@]}" -o "$2" "$1" "${flags[@]}" -lm
}

# run_peers <folder of programs> <our program> [part of a name]: one turn of all, one after the other.
run_peers() {
    local program
    for program in "$1"/*_*; do
        case $(basename "$program") in
            start_time) ;;
            start_*) if [[ start == *"${3:-}"* ]]; then run_peer "$program" "$1/start_time"; fi ;;
            *"${3:-}"*) run_peer "$program" ;;
        esac
    done
    PEER_PICTURES=$state/peers/pictures "$2" peers "${3:-}" --display headless
    if [[ scroll == *"${3:-}"* ]]; then run_debug_app; fi
}

# run_peer <program> [program that measures it]: with Debian's version of the toolkit, and with the newest Qt.
run_peer() {
    local toolkit=${1##*_} time=()
    local -A names=([qt]=Qt [gtk]=GTK)
    if [[ -n ${2:-} ]]; then time=("$2" "${names[$toolkit]}"); fi
    run_quietly "${time[@]}" "$1"
    if [[ $toolkit == qt && -n $newest_qt ]]; then
        if [[ -n ${2:-} ]]; then time=("$2" "$newest_qt_name"); fi
        PEER_NAME=$newest_qt_name LD_LIBRARY_PATH=$newest_qt/lib QT_PLUGIN_PATH=$newest_qt/plugins run_quietly "${time[@]}" "$1"
    fi
}

# Toolkits have something to say about a system without screens and services each time.
run_quietly() {
    QT_QPA_PLATFORM=offscreen GDK_BACKEND=x11 GDK_SCALE=2 GSK_RENDERER=cairo GTK_A11Y=none GSETTINGS_BACKEND=memory GIO_USE_VFS=local \
        XDG_RUNTIME_DIR=$state/peers/runtime PEER_PICTURES=$state/peers/pictures "$@" 2>/dev/null || say "$* has failed"
}

# The list, scrolled by a program that is built for debugging against the same modules, as people have it who work on an app.
run_debug_app() {
    "$root/Benchmarks/.build/debug/Benchmarks" peers scroll --display headless |
        sed -n 's/^scroll\t/scroll-debug\t/p'
}

# bench_peers <our program> [--keep] [part of a name]: measures all in turns, prints the table and draws the chart; --keep puts both into
# the documentation.
bench_peers() {
    local program=$1 folder=$state/peers keep="" turn
    if [[ ${2:-} == --keep ]]; then
        keep=yes
        set -- "$1" "${@:3}"
    fi
    require_packages "${peer_packages[@]}"
    mkdir -p "$folder/programs" "$folder/pictures"
    mkdir -p -m 700 "$folder/runtime"
    fetch_peers
    build_peers "$folder/programs"
    start_display_server
    : >"$folder/figures.tsv"
    for ((turn = 1; turn <= peer_turns; turn++)); do
        say "turn $turn of $peer_turns"
        run_peers "$folder/programs" "$program" "${2:-}" >>"$folder/figures.tsv"
    done
    /usr/bin/python3 "$root/Benchmarks/peers/table.py" "$folder/figures.tsv" "$root/Benchmarks/peers/rows.tsv" "$folder" | tee "$folder/Peers.md"
    say "the chart, and a picture of each, are in $folder"
    if [[ -n $keep ]]; then keep_measured "$folder" Peers; fi
}

# bench_growth <our program> [--keep] [part of a name]: measures work with more and more of something, prints and draws it, and fails where
# what is out of sight or does not change costs something.
bench_growth() {
    local program=$1 folder=$state/growth keep="" result=0
    if [[ ${2:-} == --keep ]]; then
        keep=yes
        set -- "$1" "${@:3}"
    fi
    require_packages python3 python3-matplotlib
    mkdir -p "$folder"
    "$program" growth "${2:-}" --display headless >"$folder/figures.tsv"
    /usr/bin/python3 "$root/Benchmarks/peers/growth.py" "$folder/figures.tsv" "$folder" >"$folder/Growth.md" || result=$?
    cat "$folder/Growth.md"
    say "the charts are in $folder"
    if [[ -n $keep ]]; then keep_measured "$folder" Growth; fi
    return "$result"
}

# keep_measured <folder> <name>: the charts, and the table between its marks, go into the documentation.
keep_measured() {
    local page=$root/Documentation/HowFastItIs.md
    cp "$1/$2.svg" "$1/$2.png" "$root/Documentation/Images/"
    sed -i -e "/<!-- $2 -->/,/<!-- end of $2 -->/{/<!-- $2 -->/r $1/$2.md
        /<!-- $2 -->/b; /<!-- end of $2 -->/b; d}" "$page"
}
