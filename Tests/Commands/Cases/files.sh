# Files and folders: unwritable ones, two runs at once, nothing half-written.

test_unwritable_build_folder_is_named() {
    all_packages_but none
    copy_of_command
    touch copy/.build
    expect_failure "cannot be written" copy/forastero setup
}

test_unwritable_place_for_pictures_is_named() {
    expect_failure "The folder file/pictures cannot be written." with_folders 'touch file; require_writable file/pictures'
}

test_file_is_replaced_in_one_step_and_only_if_it_changes() {
    local first
    with_folders 'write_file out <<<one'
    first=$(stat -c '%i %Y' out)
    with_folders 'write_file out <<<one'
    expect_equal "$(stat -c '%i %Y' out)" "$first"
    with_folders 'write_file out <<<two'
    expect_equal "$(cat out)" two
    expect_equal "$(ls)" out
}

test_two_runs_at_once_wait_for_each_other() {
    local line
    mkfifo begun go heard
    with_folders 'exclusively lock eval "echo >begun; read -r <go; echo first >>order"' &
    read -r <begun
    with_folders 'exclusively lock eval "echo second >>order"' 2>heard &
    read -r line <heard
    expect_words "waiting for another run" "$line"
    echo >go
    wait
    expect_equal "$(paste -sd ' ' order)" "first second"
}

test_failure_of_an_exclusive_command_ends_the_run() {
    expect_failure "" with_folders 'exclusively lock false; echo went on >out'
    if [[ -e out ]]; then complain "the run went on after the failure"; fi
}

test_exit_commands_run_after_a_failure_and_the_last_one_first() {
    expect_failure "second
first" with_folders 'at_exit echo first; at_exit echo second; false'
}

with_folders() {
    bash -euo pipefail -c 'source "$1/messages.sh"; source "$1/folders.sh"; eval "$2"' test "$root/Toolchain/Command/Shared" "$1"
}
