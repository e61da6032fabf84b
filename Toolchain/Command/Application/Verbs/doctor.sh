# doctor: says what is in place and what is missing; changes nothing
verb_doctor() {
    local missing absent
    echo "Swift SDK      $bundle, built with Swift $(sdk_compiler_version)"
    missing=$(missing_packages "${client_packages[@]}" | paste -sd ' ')
    echo "Packages       ${missing:+missing; as root: apt-get install -y --no-install-recommends }${missing:-all installed}"
    absent=$(ldd "$bundle/sdk/lib/libForastero.so" | sed -n 's/ => not found//p' | grep -v swift | paste -sd ' ') || true
    echo "Libraries      ${absent:+missing: }${absent:-all found}"
    echo "Display        ${WAYLAND_DISPLAY:-${DISPLAY:-none: apps run headless only}}"
    require_toolchain
    echo "Toolchain      Swift $swift_version in $swift_folder"
    if [[ -n $missing$absent ]]; then fail "Something is missing."; fi
    require_sdk
}
