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

# copy_app <folder>: the program and its resources. What no Debian package has is linked into the program, or else lies beside it.
copy_app() {
    local file
    if [[ -n $project ]]; then cp -RL "$(dirname "$program")" "$1"; else mkdir "$1"; fi
    remove_tests "$1"
    for file in "$(dirname "$program")"/*.resources; do
        if [[ ! -e $1/${file##*/} ]]; then cp -RL "$file" "$1/"; fi
    done
    choose_languages "$1"
    if ! link_program "$1/${program##*/}"; then copy_libraries "$1"; fi
    # The program that draws web pages is looked for beside what starts it.
    if [[ -x $bundle/sdk/lib/forastero-web ]]; then cp -L "$bundle/sdk/lib/forastero-web" "$1/"; fi
    icon=${icon:-$(catalog_icon "$1")}
    if [[ -n $icon ]]; then cp -L "$icon" "$1/$identifier.png"; fi
    for file in "$1/${program##*/}" "$1"/*.so "$1/forastero-web"; do
        if [[ ! -e $file ]]; then continue; fi
        chmod 755 "$file"
        strip --strip-unneeded "$file"
        patchelf --set-rpath '$ORIGIN' "$file"
    done
}

# copy_libraries <folder>: the program as it was built, and the libraries that it loads, which find one another there.
copy_libraries() {
    local library
    cp -fL "$program" "$1/"
    while read -r library; do cp -L "$library" "$1/"; done < <(own_libraries)
    if [[ -n $languages ]]; then keep_languages "$1"; fi
}

# link_program <file>: links the app's objects with those of the library and of Swift into one program. Without the tables by which
# libraries find each other's names, and without what nobody calls, it takes half the space. Fails where that cannot be done.
link_program() {
    local objects library=$bundle/sdk/lib/libForastero.a own work main flags=() libraries name file
    objects=$(dirname "$program")/${program##*/}.product/Objects.LinkFileList
    own=$(own_libraries | grep -vE '/lib(swift|_?Foundation|dispatch|BlocksRuntime|Forastero)[^/]*$') || true
    if [[ ! -r $objects || ! -r $library || ! -r $(static_folder)/libFoundation.a || -n $own ]]; then return 1; fi
    work=$(mktemp -d)
    at_exit rm -rf "$work"
    make_language_data "$work"
    # The package manager gives the entry the name of its module.
    main=$("$swift_folder/llvm-nm" --defined-only --extern-only --format=just-symbols "@$objects" 2>/dev/null | grep -E '^[A-Za-z0-9_]+_main$' | head -1) || true
    if [[ -n $main ]]; then flags+=(-Xlinker "--defsym=main=$main"); fi
    # Names that are looked up while the app runs.
    for name in 'swift_unumf_*' 'dispatch_*' _dispatch_main_q _Block_copy; do flags+=(-Xlinker "--export-dynamic-symbol=$name"); done
    mapfile -t libraries < <(readelf -d "$program" "$bundle/sdk/lib/libForastero.so" "$swift_folder"/../lib/swift/linux/libFoundation{,Essentials,Internationalization}.so |
        sed -n 's/.*(NEEDED).*\[lib\(.*\)\.so\(.*\)\]/\1 lib\1.so\2/p' | sort -u | while read -r name file; do
        if [[ $name == _FoundationICU ]]; then continue; fi
        if [[ -r $(static_folder)/lib$name.a ]]; then echo "-l$name"; elif [[ $name != Forastero ]]; then echo "-l:$file"; fi
    done)
    libraries+=(-lCoreFoundation -l_FoundationCollections -l_FoundationCShims "$work/languages.o" "$work/rest.a" --end-group)
    for name in --whole-archive "$library" --no-whole-archive --start-group "${libraries[@]}"; do flags+=(-Xlinker "$name"); done
    # optimization: see Package.swift for the relocations; without names for others the linker leaves out what nobody calls.
    for name in --no-export-dynamic --gc-sections --icf=safe -z pack-relative-relocs; do flags+=(-Xlinker "$name"); done
    "$swift_folder/swiftc" -static-stdlib -use-ld=lld -o "$1" "@$objects" "${flags[@]}" >"$work/messages" 2>&1 && return
    say "the app cannot be linked into one program, so its libraries lie beside it ($(sed -n 's/^ld.lld: error: //p' "$work/messages" | head -1 | cut -c 1-200))"
    return 1
}

# Prints where the toolchain's libraries are that become a part of a program.
static_folder() { realpath -m "$swift_folder/../lib/swift_static/linux"; }

# choose_languages <folder of the app>: unless some were named, those that the app itself speaks, and English.
choose_languages() {
    case $languages in
        all) languages= ;;
        '')
            languages=$({ echo en && app_languages "$1"; } | sort -u | paste -sd ,)
            say "dates, numbers and names are known in the languages of the app: $languages (--languages all for every language)"
            ;;
    esac
}

# app_languages <folder of the app>: prints the codes of the languages that there are texts of.
app_languages() {
    {
        find "$1" -name '*.lproj' -printf '%f\n'
        find "$1" -name '*.xcstrings' -exec cat {} + | tr -d '[:space:]' | grep -oE '"[a-z]{2,3}([-_][A-Za-z0-9]+)*":\{"(stringUnit|variations)"' | tr -d '"' || true
    } | sed -nE 's/^([a-z]{2,3})([-_][A-Za-z0-9]+)*[.:].*/\1/p' | grep -vxE 'one|two|few' || true
}

# make_language_data <folder>: languages.o there holds the data of the wanted languages, or of all, and rest.a the library around them.
make_language_data() {
    local archive=$(static_folder)/lib_FoundationICU.a data=icu_packaged_data.cpp.o symbol
    cp "$archive" "$1/rest.a"
    (cd "$1" && "$swift_folder/llvm-ar" x rest.a "$data" && "$swift_folder/llvm-ar" d rest.a "$data" &&
        "$swift_folder/llvm-objcopy" -O binary --only-section=.rodata "$data" languages.dat) >&2 || fail "The data of languages could not be taken out of $archive."
    symbol=$("$swift_folder/llvm-nm" -g --defined-only --format=just-symbols "$1/$data")
    if [[ -n $languages ]]; then "$bundle/bin/forastero-project" languages "$1/languages.dat" ${languages//,/ } || exit 1; fi
    printf '%s\n' ".globl $symbol" ".type $symbol, @object" .section\ .rodata .balign\ 16 "$symbol:" '.incbin "languages.dat"' \
        ".size $symbol, . - $symbol" '.section .note.GNU-stack, "", @progbits' >"$1/languages.s"
    (cd "$1" && "$swift_folder/clang" -c languages.s) >&2 || fail "The data of languages could not be put together."
}

# keep_languages <folder>: links the library that holds data of all languages anew, with those of the wanted ones alone.
keep_languages() {
    local library=$1/lib_FoundationICU.so work
    if [[ ! -e $library ]]; then return; fi
    if [[ ! -r $(static_folder)/lib_FoundationICU.a ]]; then fail "--languages needs the toolchain's static libraries; there are none in $(static_folder)."; fi
    work=$(mktemp -d)
    at_exit rm -rf "$work"
    make_language_data "$work"
    (cd "$work" && "$swift_folder/clang++" -shared -fuse-ld=lld -o library.so languages.o \
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
