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
    write_desktop_entry >"$work/$base/$identifier.desktop"
    if ((${#app_schemes[@]} > 0)); then write_url_entry >"$work/$base/$identifier.url.desktop"; fi
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
    icon=${icon:-$(catalog_icon "$1")}
    if [[ -n $icon ]]; then cp -L "$icon" "$1/$identifier.png"; fi
    for file in "$1/${program##*/}" "$1"/*.so "$1/forastero-web"; do
        if [[ ! -e $file ]]; then continue; fi
        chmod 755 "$file"
        strip --strip-unneeded "$file"
        patchelf --set-rpath '$ORIGIN' "$file"
    done
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

write_desktop_entry() {
    local i
    write_entry "$(package_name)"
    if ((${#app_shortcuts[@]} == 0)); then return; fi
    printf 'Actions='
    for i in "${!app_shortcuts[@]}"; do printf 'Shortcut%d;' "$i"; done
    echo
    for i in "${!app_shortcuts[@]}"; do
        printf '\n[Desktop Action Shortcut%d]\nName=%s\nExec=%s --shortcut %s\n' "$i" "${app_shortcut_titles[i]}" "$(package_name)" "${app_shortcuts[i]}"
    done
}

# An entry of its own, that no menu shows: started from a menu an app is given no URL.
write_url_entry() {
    write_entry "$(package_name) --open-url %u"
    echo NoDisplay=true
    printf 'MimeType='
    printf 'x-scheme-handler/%s;' "${app_schemes[@]}"
    echo
}

# write_entry <command>
write_entry() {
    printf '%s\n' '[Desktop Entry]' Type=Application "Name=$title" "Exec=$1" Terminal=false "StartupWMClass=${program##*/}"
    if [[ -n $icon ]]; then echo "Icon=$identifier"; fi
}

# make_debian_package <folder> <folder of the app in it> <name>: makes package.deb there.
make_debian_package() {
    local root=$1/root place=$3$suffix depends
    depends=$({ debian_packages "$1/$2" && if [[ -n ${kiosk:-} ]]; then printf '%s\n' adduser cage; fi; } | sort -u | paste -sd , | sed 's/,/, /g')
    mkdir -p "$root"/{DEBIAN,usr/bin,usr/lib,usr/share/applications}
    cp -R "$1/$2" "$root/usr/lib/$place"
    ln -s "../lib/$place/${program##*/}" "$root/usr/bin/$3"
    mv "$root/usr/lib/$place/$identifier"*.desktop "$root/usr/share/applications/"
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
