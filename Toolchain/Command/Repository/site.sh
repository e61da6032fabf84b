# The documentation as a site: symbol graphs of the built modules, pictures of the example Showcase, articles.

site_package=$root/Toolchain/SiteMaker
site_packages=(libcmark-gfm-dev libcmark-gfm-extensions-dev)

# Modules that apps import, and those of which UIKit is made. What else there is stays inside.
site_modules() {
    echo UIKit UIKitCore UIKitGraphics UIKitMenus UIKitBars UIKitViews UIKitPresentation UIKitTextInput UIKitLayout UIKitAnimators
    echo UIKitAccessibility UIKitInteractions UIKitDynamics UIKitControls UIKitText UIKitLists UIKitCollections UIKitContainers UIKitSharing TextKit
    echo InterfaceBuilder UIKitTesting ViewLookup XCUIAutomation QuartzCore CoreGraphics
    echo CoreText ImageIO CoreImage ItemProvider UniformTypeIdentifiers Combine CoreData simd os OSLog ObjCRuntime ObjCCore ObjectiveC
    # Some stand on a line of their own, below the word that makes them.
    sed -n '/^let deviceFrameworks/,/^]/p' "$root/Package.swift" | tr -d '\n' | grep -oE '(module|\.target)\( *(name: )?"[A-Za-z]+"' |
        cut -d'"' -f2 | grep -vE 'DeviceNotice|NetworkRoutes|WebProtocol|Kernels'
}

# make_symbol_graphs <folder>: of the debug build.
make_symbol_graphs() {
    local module map flag modules=$root/.build/debug/Modules
    local -a options=()
    for flag in $(pkg-config --cflags-only-I cairo pangocairo pixman-1 glib-2.0 gio-2.0 libxml-2.0 sdl2 libwebsockets); do
        options+=(-Xcc "$flag")
    done
    for map in "$root"/Sources/CLibraries/*/module.modulemap "$root"/.build/debug/*.build/module.modulemap; do
        options+=(-Xcc "-fmodule-map-file=$map")
    done
    for module in $(site_modules | sort -u); do
        if [[ ! -e $modules/$module.swiftmodule ]]; then fail "The module $module has not been built." "Run ./forastero build"; fi
        swift symbolgraph-extract -module-name "$module" -I "$modules" "${options[@]}" -target "$(uname -m)-unknown-linux-gnu" \
            -output-dir "$1" >&2 || fail "The declarations of $module could not be read."
    done
}

# picture_pages <folder>: each page of Showcase in both styles, as `<page>-<style>.png`, blanks in names as hyphens.
picture_pages() {
    local folder=$1 page style script=$1/page.drive
    sed -nE 's/^ *Page\("([^"]+)".*/\1/p' "$root/Examples/Showcase/Page+All.swift" | while IFS= read -r page; do
        for style in light dark; do
            printf 'wait 1.2\nsnapshot %s-%s.png\n' "${page// /-}" "$style" >"$script"
            (cd "$folder" && "$root/.build/debug/Showcase" --drive "$script" --screen 390x844@2 --style "$style" --container container \
                -page "$page" </dev/null >&2) || fail "There is no picture of the page $page."
        done
    done
}

# make_site <folder>: replaces what stands there from an earlier run.
make_site() {
    local folder=$1 work
    work=$(mktemp -d)
    at_exit rm -rf "$work"
    mkdir -p "$work/graphs" "$work/pictures" "$work/site"
    say "reading the declarations"
    make_symbol_graphs "$work/graphs"
    say "taking pictures of the pages of Showcase"
    picture_pages "$work/pictures"
    say "writing the pages"
    swift build --package-path "$site_package" -c release --product forastero-site >&2 || fail "The maker of the site did not build."
    "$site_package/.build/release/forastero-site" "$work/graphs" "$root/Documentation" "$root/Examples/Showcase" "$work/pictures" \
        "$site_package/Assets" "$work/site"
    rm -rf "$folder"
    mkdir -p "$(dirname "$folder")"
    mv "$work/site" "$folder"
}
