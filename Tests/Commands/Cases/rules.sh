# The rules of behaviour, and the tests that name them.

# A repository with one area of three rules, one of them open, and a test that names another.
make_rules() {
    for part in "$root"/Toolchain/Command/{Shared/messages,Repository/rules}.sh; do source "$part"; done
    root=$PWD
    git init -q .
    mkdir -p Documentation/Rules Tests
    cat >Documentation/Rules/Clocks.md <<'END'
# Clocks (CK)

- CK-01: when it ticks, then it is heard. [documented | D:Clock]
- CK-02: when it stops, then it is seen. [observed | K]
- CK-03: when it strikes, then it is loud. [guessed | K]

## Open

- CK-02: no clock stops here.
END
    echo '@Test("CK-01: a tick is heard") func tick() {}' >Tests/ClockTests.swift
}

test_rules_are_counted() {
    make_rules
    expect_output_of_line 2 "CK            3        1        1        1        0   Clocks" print_rule_table
}

test_rules_of_an_area_are_listed_with_their_tests() {
    make_rules
    expect_output_of_line 1 "CK-01   documented  Tests/ClockTests.swift:1" print_rules_of_area CK
    expect_output_of_line 2 "CK-02   observed    open: no clock stops here." print_rules_of_area CK
    expect_output_of_line 3 "CK-03   guessed     missing" print_rules_of_area CK
}

test_unknown_area_is_refused() {
    make_rules
    expect_failure "There is no area 'ZZ'" print_rules_of_area ZZ
}

test_rules_that_are_in_order_pass() {
    make_rules
    expect_success "" check_rules
}

test_code_without_rule_is_found_at_its_line() {
    make_rules
    echo '@Test("CK-04: nothing") func nothing() {}' >>Tests/ClockTests.swift
    expect_failure "Tests/ClockTests.swift:2: error: there is no rule CK-04" check_rules
}

test_open_rule_with_a_test_is_found() {
    make_rules
    echo '@Test("CK-02: it stops") func stop() {}' >>Tests/ClockTests.swift
    expect_failure "CK-02 is not open: Tests/ClockTests.swift:2 names it" check_rules
}

test_rule_without_grade_is_found() {
    make_rules
    sed -i 's/ \[guessed | K\]//' Documentation/Rules/Clocks.md
    expect_failure "CK-03 has no grade" check_rules
}

test_all_other_rules_of_an_area_can_be_open() {
    make_rules
    echo '- CK-*: not built yet.' >>Documentation/Rules/Clocks.md
    expect_success "" check_rules
    expect_output_of_line 2 "CK            3        1        2        0        0   Clocks" print_rule_table
}

test_a_test_can_name_several_rules_in_a_row() {
    make_rules
    sed -i '/^## Open/,$d' Documentation/Rules/Clocks.md
    echo '@Test("CK-01…03: all of it") func all() {}' >Tests/ClockTests.swift
    expect_output_of_line 2 "CK            3        3        0        0        0   Clocks" print_rule_table
}
