# kills [count] [seed]: kills programs that write user defaults, save objects and migrate stores so many times at random moments (default: 1000), and counts losses
verb_kills() {
    if [[ ! ${1:-1000}${2:-1} =~ ^[0-9]+$ ]]; then fail "kills needs numbers." "usage: $command_name kills [COUNT] [SEED]"; fi
    prepare "${build_packages[@]}" "${test_packages[@]}"
    FORASTERO_KILLS=${1:-1000} FORASTERO_KILL_SEED=${2:-1} forastero_swift test --filter 'EndToEndTests\..*KillTests/randomKills'
}
