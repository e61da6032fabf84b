# Debian packages that are missing.

test_missing_packages_are_installed_by_one_line_that_asks_nothing() {
    all_packages_but $'libcairo2-dev\nxvfb'
    fake apt-get 'echo "$*" >>"$LOG"'
    expect_success "installing libcairo2-dev xvfb" install_as_root
    expect_equal "$(grep -c ^install <log)" 1
    expect_equal "$(grep ^install <log)" "install -y -qq --no-install-recommends libcairo2-dev xvfb"
}

test_nothing_missing_installs_nothing() {
    all_packages_but none
    fake apt-get 'echo "$*" >>"$LOG"'
    expect_success "" install_as_root
    if [[ -e log ]]; then complain "apt-get was called" "$(cat log)"; fi
}

test_failed_installation_says_the_line() {
    all_packages_but libsdl2-dev
    fake apt-get 'exit 100'
    expect_failure "apt-get install -y --no-install-recommends libsdl2-dev" install_as_root
}

test_without_root_and_sudo_the_line_is_said() {
    all_packages_but xvfb
    expect_failure "As root, run:  apt-get install -y --no-install-recommends xvfb" install_as_somebody
}

test_other_distribution_is_told_what_is_needed() {
    mkdir base
    ln -s "$(type -P bash)" base/bash
    expect_failure "This system has no Debian packages." env PATH="$PWD/base" bash -c "$install"
}

test_packages_that_are_only_wanted_may_stay_missing() {
    all_packages_but none
    fake apt-get 'exit 100'
    expect_success "going on without librsvg2-2 libpoppler-glib8 libenchant-2-2 hunspell-en-us libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6" want_as_root
}

install='
    source "${parts:-$root/Toolchain/Command/Shared}/messages.sh"
    source "${parts:-$root/Toolchain/Command/Shared}/packages.sh"
    require_packages "${build_packages[@]}" "${test_packages[@]}"'

# As if by root: sudo, where root is not who runs the tests, only runs the command.
install_as_root() {
    fake sudo 'while [[ $1 == -* ]]; do shift; done; exec "$@"'
    LOG=$PWD/log bash -euo pipefail -c "$install"
}

want_as_root() { install=${install/require_packages*/'want_packages "${picture_packages[@]}" "${text_packages[@]}"'} install_as_root; }

# As a user who may not become root, and may not read the repository if it is root's.
install_as_somebody() {
    local as=()
    if ((EUID == 0)); then as=(setpriv --reuid=65534 --regid=65534 --clear-groups); fi
    mkdir -p plain
    cp -R "$root/Toolchain/Command/Shared" parts
    chmod -R a+rX .
    for tool in bash grep sed tr cat; do ln -sf "$(type -P "$tool")" "plain/$tool"; done
    cp fakes/dpkg-query plain/
    "${as[@]}" env PATH="$PWD/plain" parts="$PWD/parts" install="$install" bash -euo pipefail -c 'eval "$install"'
}
