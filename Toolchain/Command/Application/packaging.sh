# What is handed on: a built app with all that Debian does not have, as a folder, an archive and a Debian package.

# The name of the Debian package of a program: small letters, digits and hyphens.
package_name() { basename "$program" | tr '[:upper:]' '[:lower:]' | sed -E 's/[^a-z0-9]+/-/g; s/^-+|-+$//g'; }

# make_package <folder>: all three, each replaced in one step.
make_package() {
    local output=$1 name base work suffix
    name=$(package_name)
    # By the ending Foundation knows the bundle of an Xcode project's app.
    suffix=${project:+.app}
    if ((${#name} < 2)); then fail "'${program##*/}' cannot be the name of a Debian package." "It needs two letters or digits."; fi
    base=${program##*/}$suffix
    require_writable "$output"
    work=$(mktemp -d "$output/.work.XXXXXX")
    at_exit rm -rf "$work"
    chmod 755 "$work"
    copy_app "$work/$base"
    write_desktop_entry "$work/$base" >"$work/$base/$(bus_name "$identifier").desktop"
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$base" | gzip -n >"$work/archive"
    make_debian_package "$work" "$base" "$name"
    rm -rf "${output:?}/$base"
    mv "$work/$base" "$output/$base"
    mv -f "$work/archive" "$output/$base.tar.gz"
    mv -f "$work/package.deb" "$output/${name}_${version}_$(dpkg --print-architecture).deb"
    say "made $output/$base, $base.tar.gz and ${name}_${version}_$(dpkg --print-architecture).deb ($(du -sh "$output/$base" | cut -f 1) unpacked)"
}

# copy_app <folder>: the program, its resources, and the libraries that no Debian package has, which find one another there.
copy_app() {
    local library file
    if [[ -n $project ]]; then cp -RL "$(dirname "$program")" "$1"; else mkdir "$1"; fi
    remove_tests "$1"
    for file in "$(dirname "$program")"/*.resources; do
        if [[ ! -e $1/${file##*/} ]]; then cp -RL "$file" "$1/"; fi
    done
    cp -fL "$program" "$1/"
    while read -r library; do cp -L "$library" "$1/"; done < <(own_libraries)
    # The program that draws web pages is looked for beside the library that starts it.
    if [[ -x $bundle/sdk/lib/forastero-web ]]; then cp -L "$bundle/sdk/lib/forastero-web" "$1/"; fi
    if [[ -n ${languages:-} ]]; then keep_languages "$1"; fi
    icon=${icon:-$(catalog_icon "$1")}
    if [[ -n $icon ]]; then cp -L "$icon" "$1/$identifier.png"; fi
    for file in "$1/${program##*/}" "$1"/*.so "$1/forastero-web"; do
        if [[ ! -e $file ]]; then continue; fi
        chmod 755 "$file"
        strip --strip-unneeded "$file"
        patchelf --set-rpath '$ORIGIN' "$file"
    done
}

# keep_languages <folder>: links the library that holds data of all languages anew, with those of the wanted ones alone.
keep_languages() {
    local archive=$swift_folder/../lib/swift_static/linux/lib_FoundationICU.a library=$1/lib_FoundationICU.so work data=icu_packaged_data.cpp.o symbol
    if [[ ! -e $library ]]; then return; fi
    if [[ ! -r $archive ]]; then fail "--languages needs the toolchain's static libraries; $archive cannot be read."; fi
    work=$(mktemp -d)
    at_exit rm -rf "$work"
    cp "$archive" "$work/rest.a"
    (cd "$work" && "$swift_folder/llvm-ar" x rest.a "$data" && "$swift_folder/llvm-ar" d rest.a "$data" &&
        "$swift_folder/llvm-objcopy" -O binary --only-section=.rodata "$data" languages.dat) >&2 || fail "The data of languages could not be taken out of $archive."
    symbol=$("$swift_folder/llvm-nm" -g --defined-only --format=just-symbols "$work/$data")
    "$bundle/bin/forastero-project" languages "$work/languages.dat" ${languages//,/ } || exit 1
    printf '%s\n' ".globl $symbol" ".type $symbol, @object" .section\ .rodata .balign\ 16 "$symbol:" '.incbin "languages.dat"' \
        ".size $symbol, . - $symbol" '.section .note.GNU-stack, "", @progbits' >"$work/languages.s"
    (cd "$work" && "$swift_folder/clang" -c languages.s && "$swift_folder/clang++" -shared -fuse-ld=lld -o library.so languages.o \
        -Wl,--whole-archive rest.a -Wl,--no-whole-archive -Wl,-soname,lib_FoundationICU.so) >&2 || fail "The library with the data of languages could not be linked."
    cp "$work/library.so" "$library"
}

# remove_tests <folder>: what tests of an Xcode project put beside its program.
remove_tests() {
    local file
    rm -rf "$1"/PlugIns/*.xctest
    for file in "$1"/*; do
        if [[ -f $file ]] && readelf -h "$file" >/dev/null 2>&1; then rm -f "$file"; fi
    done
}

# Prints the libraries of Swift and of the SDK that the program loads.
own_libraries() {
    local swift_libraries
    swift_libraries=$(realpath "$swift_folder/../lib/swift/linux")
    ldd "$program" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | while read -r library; do
        case $(realpath "$library") in "$swift_libraries"/* | "$(realpath "$bundle")"/*) echo "$library" ;; esac
    done
}

# debian_packages <folder>: prints the Debian packages that hold the other libraries which are loaded, at once or later, and the fonts.
debian_packages() {
    local needed
    for needed in $(readelf -d "$1"/* 2>/dev/null | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort -u); do
        if [[ -e $1/$needed ]]; then continue; fi
        dpkg-query -S "*/$(gcc -print-multiarch)/$needed" 2>/dev/null | sed -n '1s/:.*//p' || fail "No Debian package has $needed, which the app loads."
    done
    printf '%s\n' "${late_packages[@]}"
    printf '%s\n' "${client_packages[@]}" | grep -E '^(fonts-|tzdata)'
}

# catalog_icon <folder>: prints the largest picture of the app's icon.
catalog_icon() { find "$1" -path '*.appiconset/*.png' -printf '%s\t%p\n' | sort -rn | sed -n '1s/^[^\t]*\t//p'; }

# bus_name <identifier>: the name of the app on the session bus, which also names its entry on the desktop. As InstanceName in DesktopServices makes it.
bus_name() {
    local element name=
    while read -r element; do
        if [[ -z $element ]]; then continue; fi
        element=${element//[^A-Za-z0-9_-]/_}
        if [[ $element == [0-9]* ]]; then element=_$element; fi
        name+=${name:+.}$element
    done < <(tr . '\n' <<<"$1")
    if [[ $name != *.* ]]; then name=org.forastero.$name; fi
    echo "$name"
}

# write_desktop_entry <folder of the app>: one entry for the menu, for addresses and files, and for shortcuts; the session bus starts the app where it can.
write_desktop_entry() {
    local i bus command types
    bus=$(bus_name "$identifier")
    command="$(package_name) --bus-name $bus"
    types=$(printf 'x-scheme-handler/%s;' "${app_schemes[@]}" && document_types "$1")
    if ((${#app_schemes[@]} == 0)); then types=$(document_types "$1"); fi
    printf '%s\n' '[Desktop Entry]' Type=Application "Name=$title" "Exec=$command --open %U" Terminal=false "StartupWMClass=${program##*/}" DBusActivatable=true
    if [[ -n $icon ]]; then echo "Icon=$identifier"; fi
    if [[ -n $types ]]; then echo "MimeType=$types"; fi
    if ((${#app_shortcuts[@]} == 0)); then return; fi
    printf 'Actions='
    for i in "${!app_shortcuts[@]}"; do printf 'Shortcut%d;' "$i"; done
    echo
    for i in "${!app_shortcuts[@]}"; do
        printf '\n[Desktop Action Shortcut%d]\nName=%s\nExec=%s --shortcut %s\n' "$i" "${app_shortcut_titles[i]}" "$command" "${app_shortcuts[i]}"
    done
}

# write_bus_service: by this the session bus starts the app.
write_bus_service() {
    local bus
    bus=$(bus_name "$identifier")
    printf '%s\n' '[D-BUS Service]' "Name=$bus" "Exec=/usr/bin/$(package_name) --bus-name $bus --started-by-bus"
}

# document_types <folder of the app>: prints the types of media of the documents that its Info.plist says it opens, each with a semicolon.
document_types() {
    local type
    if [[ ! -r $1/Info.plist ]]; then return; fi
    sed -E 's/[[:space:]]+$//; s/^[[:space:]]+//; s/></>\n</g' "$1/Info.plist" | awk '
        /^<key>/ { key = $0 }
        /^<(array|dict)>/ && (depth > 0 || key == "<key>CFBundleDocumentTypes</key>") { depth++ }
        /^<\/(array|dict)>/ && depth > 0 { depth--; key = "" }
        /^<string>/ && depth > 0 && key == "<key>LSItemContentTypes</key>" { gsub(/<[^>]*>/, ""); print }' | sort -u |
        while read -r type; do media_types "$type"; done
}

# media_types <identifier>: prints the types of media that the identifier of a type stands for; nothing for one that desktops do not know.
media_types() {
    case $1 in
        public.text) printf 'text/plain;' ;;
        public.plain-text | public.utf8-plain-text) printf 'text/plain;' ;;
        public.html) printf 'text/html;' ;;
        public.rtf) printf 'text/rtf;' ;;
        public.xml) printf 'application/xml;' ;;
        public.json) printf 'application/json;' ;;
        public.comma-separated-values-text) printf 'text/csv;' ;;
        net.daringfireball.markdown) printf 'text/markdown;' ;;
        public.image) printf 'image/png;image/jpeg;image/gif;image/webp;' ;;
        public.png) printf 'image/png;' ;;
        public.jpeg) printf 'image/jpeg;' ;;
        com.compuserve.gif) printf 'image/gif;' ;;
        public.svg-image) printf 'image/svg+xml;' ;;
        com.adobe.pdf) printf 'application/pdf;' ;;
        public.zip-archive | com.pkware.zip-archive) printf 'application/zip;' ;;
    esac
}

# make_debian_package <folder> <folder of the app in it> <name>: makes package.deb there.
make_debian_package() {
    local root=$1/root place=$3$suffix depends
    depends=$({ debian_packages "$1/$2" && if [[ -n ${kiosk:-} ]]; then printf '%s\n' adduser cage; fi; } | sort -u | paste -sd , | sed 's/,/, /g')
    mkdir -p "$root"/{DEBIAN,usr/bin,usr/lib,usr/share/applications,usr/share/dbus-1/services}
    cp -R "$1/$2" "$root/usr/lib/$place"
    ln -s "../lib/$place/${program##*/}" "$root/usr/bin/$3"
    mv "$root/usr/lib/$place/$(bus_name "$identifier").desktop" "$root/usr/share/applications/"
    write_bus_service >"$root/usr/share/dbus-1/services/$(bus_name "$identifier").service"
    if [[ -n $icon ]]; then
        mkdir -p "$root/usr/share/pixmaps"
        mv "$root/usr/lib/$place/$identifier.png" "$root/usr/share/pixmaps/"
    fi
    {
        printf '%s\n' "Package: $3" "Version: $version" "Architecture: $(dpkg --print-architecture)" "Maintainer: ${DEBFULLNAME:-$(id -un)} <${DEBEMAIL:-$(id -un)@localhost}>"
        printf '%s\n' "Installed-Size: $(du -sk "$root/usr" | cut -f 1)" "Depends: $depends"
        printf '%s\n' "Recommends: $(printf '%s\n' "${picture_packages[@]}" "${media_packages[@]}" "${web_packages[@]}" | paste -sd , | sed 's/,/, /g')"
        printf '%s\n' Section:\ misc Priority:\ optional "Description: $title"
    } >"$root/DEBIAN/control"
    if [[ -n ${kiosk:-} ]]; then add_kiosk "$root" "$3" "/usr/lib/$place"; fi
    dpkg-deb --root-owner-group -Zxz -z1 --build "$root" "$1/package.deb" >/dev/null || fail "dpkg-deb could not make the package."
}
