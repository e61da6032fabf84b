# Trials: foreign packages, compiled as they are against declarations without behaviour. See Toolchain/StubSDK/README.md.

# Builds the stub SDK, and lays it out as the driver expects an SDK.
build_stub_sdk() {
    local source=$root/Toolchain/StubSDK sdk=$state/stub-sdk log=$state/stub-sdk.log built
    built=$source/.build/debug
    if ! swift build --package-path "$source" --toolset "$toolset" >"$log" 2>&1; then
        errors_in "$log" >&2
        fail "The stub SDK did not build." "All that the compiler said is in $log"
    fi
    mkdir -p "$sdk/lib"
    ln -sfn "$built/Modules" "$sdk/modules"
    ln -sf "$built/libForastero.so" "$sdk/lib/libForastero.so"
    swiftc -version 2>&1 | write_file "$sdk/compiler-version"
}

# try_package <folder>: prints a report; fails if the package does not build or one of its tests fails.
try_package() {
    local folder=$1 name log scratch status=0 tests=""
    name=$(basename "$folder")
    scratch=$state/trials/$name
    log=$scratch/log
    mkdir -p "$scratch"
    echo "== $name"
    echo "sources      $(count_sources "$folder")"
    if has_tests "$folder"; then tests=--build-tests; fi
    if trial_swift build "$folder" "$scratch" ${tests:+"$tests"} >"$log" 2>&1; then
        echo "build        complete${tests:+, with tests}"
    elif [[ -n $tests ]] && trial_swift build "$folder" "$scratch" >"$log.sources" 2>&1; then
        echo "build        complete, but its tests do not compile: $(error_count "$log")"
        status=1
    else
        echo "build        failed: $(error_count "$log")"
        status=1
    fi
    report_statistics "$scratch"
    missing_names "$log"
    if [[ -n $tests && $status == 0 ]]; then run_trial_tests "$folder" "$scratch" || status=1; fi
    return "$status"
}

# trial_swift <verb> <package> <scratch folder> [options of swift]
trial_swift() {
    (cd "$2" && FORASTERO_SDK=$state/stub-sdk swift "$1" --scratch-path "$3" --toolset "$toolset" "${@:4}")
}

has_tests() { grep -q 'testTarget' "$1/Package.swift"; }

count_sources() {
    find "$1" -name '*.swift' -not -path '*/.build*' -print0 | xargs -0 cat | wc -l |
        awk -v files="$(find "$1" -name '*.swift' -not -path '*/.build*' | wc -l)" '{ print files " files, " $1 " lines, with examples" }'
}

# The errors of a build, each once, without the lines that quote the source.
errors_in() { sed -nE 's/^(\/.*:[0-9]+:[0-9]+: error: .*)$/\1/p' "$1" | sort -u; }

error_count() {
    local count
    count=$(errors_in "$1" | wc -l)
    if ((count > 0)); then echo "$count errors"; else echo "see $1"; fi
}

# missing_names <log>: the errors grouped by what they say, the most frequent first.
missing_names() {
    errors_in "$1" | sed -E 's/^[^ ]+: error: //' | sort | uniq -c | sort -rn | head -40 | sed 's/^ */             /'
}

# report_statistics <build folder>: sums up the statistics files that the translator leaves for each module.
report_statistics() {
    find "$1" -name statistics.json -print0 2>/dev/null | xargs -0 -r cat | awk '
        /"constructs" *:/ { section = "met" }
        /"notUnderstood" *:/ { section = "not" }
        section && match($0, /"[^"]+" *: *[0-9]+/) {
            entry = substr($0, RSTART + 1, RLENGTH - 1)
            count = entry; sub(/.*: */, "", count); sub(/".*/, "", entry)
            total[section] += count
            if (section == "not") odd[entry] += count
        }
        /^ *}/ { section = "" }
        END {
            printf "constructs   %d met, %d not understood\n", total["met"], total["not"]
            for (entry in odd) printf "             %d %s\n", odd[entry], entry
        }'
}
