# strain <folder> [count] [seed]: translates every Swift file in a folder, and so many damaged ones (default: 1000)
verb_strain() {
    local current=$state/strain.swift status=0
    if (($# == 0)) || [[ ! -d $1 ]]; then fail "strain needs a folder with Swift files." "usage: $command_name strain FOLDER [COUNT] [SEED]"; fi
    require_toolchain
    require_writable "$state"
    FORASTERO_STRAIN_FOLDER=$(cd "$1" && pwd) FORASTERO_STRAIN_COUNT=${2:-1000} FORASTERO_STRAIN_SEED=${3:-1} \
        FORASTERO_STRAIN_CURRENT=$current swift test --package-path "$root/Toolchain" --filter StrainTests --no-parallel || status=$?
    ((status == 0)) || fail "The translator did not bear it." "If it crashed, the source it was translating is in $current"
}
