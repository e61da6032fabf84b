# The app package in the current folder.

# Everything that building an app takes, explained when it is missing.
require_sdk() {
    local built_with
    if [[ -z $(swift_folders) ]]; then require_toolchain; fi
    require_packages "${client_packages[@]}"
    require_toolchain
    built_with=$(sdk_compiler_version)
    if [[ -z $built_with || ! -x $bundle/bin/swiftc || ! -f $bundle/sdk/lib/libForastero.so ]]; then
        fail "The Swift SDK in $bundle is damaged." "Install it again: ./forastero sdk install, in Forastero's repository."
    fi
    if [[ $built_with != "$swift_version" ]]; then
        fail "The Swift SDK was built with Swift $built_with, and this is $swift_version in $swift_folder." \
            "Use Swift $built_with, or make the SDK again with this one: ./forastero sdk install, in Forastero's repository."
    fi
    # The compiler looks for the toolchain's libraries where they were when the SDK was made.
    if ldd "$bundle/bin/forastero-swiftc" 2>/dev/null | grep -q 'not found'; then
        export LD_LIBRARY_PATH=$swift_folder/../lib/swift/linux:$swift_folder/../lib/swift/host
    fi
}

# Prints the version of the compiler that made the SDK's modules.
sdk_compiler_version() { read_swift_version <"$bundle/sdk/compiler-version" 2>/dev/null || true; }

require_package() {
    if [[ ! -f Package.swift ]]; then
        fail "There is no Package.swift in $PWD." "Go to the folder of an app, or begin one with: $command_name new MyApp"
    fi
}

# sdk_swift <swift's verb> [arguments…]: swift on this package, with the SDK that this command is part of, installed or not.
# The manifest is compiled by our compiler too: what it asks for on iOS, it gets.
sdk_swift() {
    SWIFT_EXEC_MANIFEST=$bundle/bin/swiftc swift "$1" --swift-sdks-path "$(dirname "$(dirname "$bundle")")" --swift-sdk forastero "${@:2}"
}

# Prints the names of the package's programs.
product_names() {
    swift package describe 2>/dev/null | awk '
        /^Products:/ { inside = 1; next }
        /^[^ ]/ { inside = 0 }
        inside && /^    Name: / { name = $2 }
        inside && /^        Executable/ { print name }'
}

# require_product [name]: sets product to the one named, or to the only one.
require_product() {
    local names
    mapfile -t names < <(product_names)
    if ((${#names[@]} == 0)); then fail "The package in $PWD has no app: an executable target is needed."; fi
    product=${1:-${names[0]}}
    if (($# == 0 && ${#names[@]} > 1)); then fail "Which app? This package has: ${names[*]}" "Name one, as in: $command_name run ${names[0]}"; fi
    if [[ " ${names[*]} " != *" $product "* ]]; then fail "There is no app '$product'." "This package has: ${names[*]}"; fi
}

# Options of swift build that say how apps are built; for people at work none.
configuration=()

# build_product: builds it, and sets program to the file.
build_product() {
    sdk_swift build "${configuration[@]}" --product "$product" >&2
    program=$(sdk_swift build "${configuration[@]}" --show-bin-path)/$product
}
