# What the tests of the commands expect, and the faked parts of a system.

# expect_failure <words of the message> <command…>: it must fail, say so, and never with a message of bash itself.
expect_failure() {
    local output status=0
    output=$("${@:2}" 2>&1) || status=$?
    if ((status == 0)); then complain "succeeded, but should have failed: ${*:2}" "$output"; fi
    expect_words "$1" "$output"
    if grep -qE 'line [0-9]+: ' <<<"$output"; then complain "bash itself complained" "$output"; fi
}

# expect_success <words of the output> <command…>
expect_success() {
    local output status=0
    output=$("${@:2}" 2>&1) || status=$?
    if ((status != 0)); then complain "failed with status $status: ${*:2}" "$output"; fi
    expect_words "$1" "$output"
}

# expect_output_of_line <number> <text> <command…>
expect_output_of_line() {
    local line
    line=$("${@:3}" | sed -n "$1p")
    expect_equal "$line" "$2"
}

expect_words() {
    if [[ $2 != *"$1"* ]]; then complain "'$1' does not stand in the output" "$2"; fi
}

expect_equal() {
    if [[ $1 != "$2" ]]; then complain "'$1' is not '$2'"; fi
}

complain() {
    printf '%s\n' "$@"
    exit 1
}

# fake <program> <text of a bash script>: found before the real one.
fake() {
    mkdir -p fakes
    printf '#!/bin/bash\n%s\n' "$2" >"fakes/$1"
    chmod +x "fakes/$1"
    if [[ $PATH != "$PWD/fakes:"* ]]; then PATH=$PWD/fakes:$PATH; fi
}

# A folder with the command alone, for tests that must not touch the repository's build folder.
copy_of_command() {
    mkdir -p copy/Toolchain copy/Examples/Hello
    cp "$root/forastero" copy/
    cp -R "$root/Toolchain/Command" copy/Toolchain/
}

# all_packages <names of those that are missing>: a system where all packages but these are installed.
all_packages_but() {
    (
        source "$root/Toolchain/Command/Shared/packages.sh"
        printf '%s\n' "${build_packages[@]}" "${test_packages[@]}" "${client_packages[@]}" | grep -vxF -e "$1"
    ) | sed 's/^/installed /' >installed
    fake dpkg-query "cat '$PWD/installed'"
}

# A bundle with the command, and empty files for the rest.
make_bundle_skeleton() {
    mkdir -p bundle/bin bundle/command bundle/sdk/lib
    cp "$root/Toolchain/Command/Application/forastero" bundle/bin/
    cp -R "$root/Toolchain/Command/Shared" "$root/Toolchain/Command/Application" bundle/command/
    touch bundle/bin/swiftc bundle/sdk/lib/libForastero.so
    chmod +x bundle/bin/swiftc
    echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)" >bundle/sdk/compiler-version
    all_packages_but none
}

# fake_swift <text>: a toolchain of the SDK's version whose package manager is that script.
fake_swift() {
    fake swiftc 'echo "Swift version 6.3.1"; echo "\"runtimeResourcePath\": \"'"$PWD"'/usr/lib/swift\""'
    fake swift "$1"
    mkdir -p usr/lib/swift
    cp -R fakes usr/bin
}
