# How many instructions fixed scenes take: the same on a busy machine as on a quiet one.
# They are kept for processors with AVX2; others take other ways.

instruction_packages=(valgrind binutils)
# A scene may take so many per cent more than is kept.
instruction_tolerance=3

# bench_instructions <our program> [--keep] [part of a name]: counts, and fails where a scene has grown; --keep writes what was counted.
bench_instructions() {
    local keep=""
    if [[ ${2:-} == --keep ]]; then
        keep=$root/Benchmarks/instructions.tsv
        set -- "$1" "${@:3}"
    fi
    require_packages "${instruction_packages[@]}"
    count_scenes "$1" "$state/bundle" "${2:-}"
    if [[ -n $keep ]]; then cp "$state/instructions.tsv" "$keep"; fi
    compare_instructions "$root/Benchmarks/instructions.tsv" bench
}

# The same in the modules as the tests build them, so that a run of all tests finds out. FORASTERO_KEEP_INSTRUCTIONS=1 writes what was
# counted. Processors without AVX2 take other ways, of which no counts are kept.
test_instructions() {
    local kept=$root/Benchmarks/instructions-tested.tsv
    if ! grep -qw avx2 /proc/cpuinfo; then
        say "instructions are not counted: this processor lacks AVX2"
        return
    fi
    benchmarks_swift "$tested_bundle" build --scratch-path "$state/tested-benchmarks" >&2
    count_scenes "$state/tested-benchmarks/release/Benchmarks" "$tested_bundle"
    if ! grep -q $'\t[0-9]' "$state/instructions.tsv"; then
        say "instructions are not counted: valgrind does not run here"
        return
    fi
    if [[ -n ${FORASTERO_KEEP_INSTRUCTIONS:-} ]]; then cp "$state/instructions.tsv" "$kept"; fi
    count_tests report_instructions "$kept"
}

# Says so as a test would.
report_instructions() {
    local scenes
    scenes=$(wc -l <"$state/instructions.tsv")
    if (compare_instructions "$1" test); then
        echo "$scenes passed, 0 failed"
    else
        echo "FAILED a scene takes more instructions than before"
        echo "$((scenes - 1)) passed, 1 failed"
    fi
}

# benchmarks_swift <folder of the SDK> <swift's verb> [arguments…]
benchmarks_swift() {
    swift "$2" --package-path "$root/Benchmarks" --swift-sdks-path "$1" --swift-sdk forastero -c release "${@:3}"
}

# count_scenes <our program> <folder of its SDK> [part of a name]
count_scenes() {
    local scene
    make_countable "$1" "$2" "$state/counted"
    : >"$state/instructions.tsv"
    while read -r scene; do
        printf '%s\t%s\n' "$scene" "$(count_instructions "$state/counted" "$scene")" >>"$state/instructions.tsv"
    done < <("$1" scenes | grep -F -- "${3:-}")
}

# make_countable <our program> <folder of its SDK> <folder>: copies without what debuggers want to know, which valgrind cannot read.
make_countable() {
    mkdir -p "$3"
    objcopy --strip-debug "$1" "$3/Benchmarks"
    objcopy --strip-debug "$2/forastero.artifactbundle/forastero/sdk/lib/libForastero.so" "$3/libForastero.so"
}

# count_instructions <folder> <scene>
count_instructions() {
    LD_LIBRARY_PATH=$1 SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        --toggle-collect=reference_counted "$1/Benchmarks" scenes "$2" --display headless 2>&1 >/dev/null |
        sed -nE 's/.*Collected : *([0-9]+).*/\1/p'
}

# compare_instructions <what is kept> <the verb that counts>
compare_instructions() {
    local keep_line="$command_name bench instructions --keep"
    if [[ $2 == test ]]; then keep_line="FORASTERO_KEEP_INSTRUCTIONS=1 $command_name test"; fi
    awk -F '\t' -v tolerance="$instruction_tolerance" '
        FNR == NR { kept[$1] = $2; next }
        {
            change = kept[$1] ? ($2 / kept[$1] - 1) * 100 : 0
            printf "%9.3f million  %s (%+.1f %%)\n", $2 / 1e6, $1, change
            if ($2 == "" || change > tolerance) over = 1
        }
        END { exit over }' "$1" "$state/instructions.tsv" || fail "A scene takes more instructions than before." \
        "If that is meant, write down what is counted now:  $keep_line"
}
