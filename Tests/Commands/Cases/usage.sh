# Unknown verbs, examples and scripts.

test_help_lists_every_verb() {
    local file
    for file in "$root"/Toolchain/Command/Repository/Verbs/*.sh; do
        expect_success "    $(basename "$file" .sh) " "$root/forastero" help
    done
}

test_help_of_a_verb_says_how_it_is_used_and_does_nothing() {
    local file verb
    for file in "$root"/Toolchain/Command/Repository/Verbs/*.sh; do
        verb=$(basename "$file" .sh)
        expect_success "usage: ./forastero $verb" timeout 10 "$root/forastero" "$verb" --help
        expect_success "usage: ./forastero $verb" timeout 10 "$root/forastero" "$verb" -h
    done
}

test_no_verb_is_help() { expect_success "usage: ./forastero <verb>" "$root/forastero"; }

test_unknown_verb_is_named_and_the_verbs_are_listed() {
    expect_failure "There is no verb 'fly'." "$root/forastero" fly
    expect_failure "drive Example script" "$root/forastero" fly
}

test_verb_with_a_path_in_it_is_unknown() { expect_failure "There is no verb '../Verbs/run'." "$root/forastero" ../Verbs/run; }

test_unknown_example_is_named_and_the_examples_are_listed() {
    expect_failure "There is no example 'Hallo'." "$root/forastero" run Hallo
    expect_failure "The examples are: " "$root/forastero" run Hallo
}

test_example_outside_the_folder_is_unknown() { expect_failure "There is no example '../Sources'." "$root/forastero" run ../Sources; }

test_drive_without_a_script_says_how() { expect_failure "usage: ./forastero drive Example script" "$root/forastero" drive Hello; }

test_drive_with_a_missing_script_names_it() {
    expect_failure "The script missing.drive cannot be read." "$root/forastero" drive Hello missing.drive
}

test_command_works_through_a_link_from_another_folder() {
    ln -s "$root/forastero" link
    expect_success "lists the verbs" ./link help
}

test_sdk_with_an_unknown_option_names_it() { expect_failure "sdk has no option 'remove'" "$root/forastero" sdk remove; }

test_docs_do_not_replace_a_folder_of_something_else() {
    mkdir letters && touch letters/one
    expect_failure "letters holds something else than such a site." "$root/forastero" docs letters
    [[ -e letters/one ]]
}

test_monkey_takes_numbers_and_examples_only() {
    expect_failure "--events needs a number." "$root/forastero" monkey Hello --events many
    expect_failure "There is no example 'Hallo'." "$root/forastero" monkey Hallo
}
