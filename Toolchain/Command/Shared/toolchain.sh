# Finds the Swift toolchain. Modules and the compiler's syntax library are tied to one version of it.

needed_swift=6.3

# Prints the version of the `swiftc` in a folder, such as 6.3.1; nothing if it does not run.
swift_version_in() { "$1/swiftc" --version 2>/dev/null | read_swift_version || true; }

# Reads what a compiler says about itself; prints the version's number.
read_swift_version() { sed -nE 's/.*Swift version ([0-9]+\.[0-9]+(\.[0-9]+)?).*/\1/p'; }

# Prints the real `usr/bin` behind a folder that may hold links or a version manager's stand-ins.
real_swift_folder() {
    local resources
    resources=$("$1/swiftc" -print-target-info 2>/dev/null | sed -nE 's/.*"runtimeResourcePath" *: *"([^"]+)".*/\1/p')
    [[ -n $resources ]] && cd "$resources/../../bin" 2>/dev/null && pwd
}

# Prints the folders where a toolchain may stand, the one on the PATH first; only FORASTERO_SWIFT if that is set.
swift_folders() {
    local found folder
    if [[ -n ${FORASTERO_SWIFT:-} ]]; then
        if [[ -x $FORASTERO_SWIFT/swiftc ]]; then echo "$FORASTERO_SWIFT"; fi
        return
    fi
    if found=$(type -P swiftc); then dirname "$found"; fi
    for folder in /opt/swift/usr/bin /opt/swift*/usr/bin /usr/libexec/swift*/bin /usr/libexec/swift*/usr/bin \
        ~/.swiftly/toolchains/*/usr/bin ~/.local/share/swiftly/toolchains/*/usr/bin ~/.swiftly/bin ~/.local/share/swiftly/bin; do
        if [[ -x $folder/swiftc ]]; then echo "$folder"; fi
    done
}

# Puts the `usr/bin` of a fitting toolchain first on the PATH, or explains what is missing.
require_toolchain() {
    local folder version others=() advice
    if [[ -n ${swift_folder:-} ]]; then return; fi
    while read -r folder; do
        version=$(swift_version_in "$folder")
        if [[ $version == "$needed_swift" || $version == "$needed_swift".* ]] && swift_folder=$(real_swift_folder "$folder"); then
            swift_version=$version
            export PATH=$swift_folder:$PATH
            return
        fi
        if [[ -n $version ]]; then others+=("$version in $folder"); else others+=("one that does not run in $folder"); fi
    done < <(swift_folders)
    advice=("Get it from https://www.swift.org/install/linux (for example 'swiftly install $needed_swift'),"
        "then put its usr/bin on the PATH, or name that folder in FORASTERO_SWIFT.")
    if ((${#others[@]} == 0)); then
        fail "Swift $needed_swift is needed, and no Swift was found${FORASTERO_SWIFT:+ in $FORASTERO_SWIFT}." "${advice[@]}"
    fi
    fail "Swift $needed_swift is needed; found $(printf '%s; ' "${others[@]}" | sed 's/; $//')." "${advice[@]}"
}
