# rules [area]: counts the rules of UIKit's behaviour that tests name, or lists those of an area such as CV
verb_rules() {
    if (($# == 0)); then print_rule_table; else print_rules_of_area "${1^^}"; fi
}
