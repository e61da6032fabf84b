# How many instructions fixed scenes take: the same on a busy machine as on a quiet one.
# They are kept for processors with AVX2; others take other ways.

instruction_packages=(valgrind binutils)
# A scene may take so many per cent more than is kept.
instruction_tolerance=3

# bench_instructions <our program> [--keep] [part of a name]: counts, and fails where a scene has grown; --keep writes what was counted.
bench_instructions() {
    local program=$1 kept=$root/Benchmarks/instructions.tsv counted=$state/instructions.tsv keep="" scene
    require_packages "${instruction_packages[@]}"
    if [[ ${2:-} == --keep ]]; then
        keep=yes
        set -- "$1" "${@:3}"
    fi
    make_countable "$program" "$state/counted"
    : >"$counted"
    while read -r scene; do
        printf '%s\t%s\n' "$scene" "$(count_instructions "$state/counted" "$scene")" >>"$counted"
    done < <("$program" scenes | grep -F -- "${2:-}")
    if [[ -n $keep ]]; then cp "$counted" "$kept"; fi
    compare_instructions "$kept" "$counted"
}

# make_countable <our program> <folder>: copies without what debuggers want to know, which valgrind cannot read.
make_countable() {
    mkdir -p "$2"
    objcopy --strip-debug "$1" "$2/Benchmarks"
    objcopy --strip-debug "$state/bundle/forastero.artifactbundle/forastero/sdk/lib/libForastero.so" "$2/libForastero.so"
}

# count_instructions <folder> <scene>
count_instructions() {
    LD_LIBRARY_PATH=$1 SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        --toggle-collect=reference_counted "$1/Benchmarks" scenes "$2" --display headless 2>&1 >/dev/null |
        sed -nE 's/.*Collected : *([0-9]+).*/\1/p'
}

compare_instructions() {
    awk -F '\t' -v tolerance="$instruction_tolerance" '
        FNR == NR { kept[$1] = $2; next }
        {
            change = kept[$1] ? ($2 / kept[$1] - 1) * 100 : 0
            printf "%9.3f million  %s (%+.1f %%)\n", $2 / 1e6, $1, change
            if ($2 == "" || change > tolerance) over = 1
        }
        END { exit over }' "$1" "$2" || fail "A scene takes more instructions than before." \
        "If that is meant, write down what is counted now:  $command_name bench instructions --keep"
}
