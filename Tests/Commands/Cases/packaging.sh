# What a package says to the desktop.

test_an_identifier_becomes_a_name_of_the_session_bus() {
    load_packaging
    expect_equal "$(bus_name org.example.Weather)" org.example.Weather
    expect_equal "$(bus_name com.7eleven.my-app)" com._7eleven.my-app
    expect_equal "$(bus_name 'com..exa mple.b')" com.exa_mple.b
    expect_equal "$(bus_name Weather)" org.forastero.Weather
}

# AX-91, AX-92: the desktop asks the instance that runs, and the bus starts one where none does.
test_the_desktop_s_entry_hands_over_addresses_files_and_shortcuts() {
    load_packaging
    write_plist
    expect_equal "$(write_desktop_entry app)" "[Desktop Entry]
Type=Application
Name=The Weather
Exec=my-weather --bus-name com._7eleven.Weather --open %U
Terminal=false
StartupWMClass=My Weather
DBusActivatable=true
Icon=com.7eleven.Weather
MimeType=x-scheme-handler/weather;x-scheme-handler/rain;application/pdf;image/png;image/jpeg;image/gif;image/webp;text/plain;
Actions=Shortcut0;

[Desktop Action Shortcut0]
Name=New place
Exec=my-weather --bus-name com._7eleven.Weather --shortcut new"
    # What the desktops themselves take for valid, where that tool is installed.
    if command -v desktop-file-validate >/dev/null; then
        write_desktop_entry app >com._7eleven.Weather.desktop
        desktop-file-validate com._7eleven.Weather.desktop || complain "the entry is not valid"
    fi
    expect_equal "$(write_bus_service)" "[D-BUS Service]
Name=com._7eleven.Weather
Exec=/usr/bin/my-weather --bus-name com._7eleven.Weather --started-by-bus"
}

test_an_app_that_opens_nothing_names_no_types() {
    load_packaging
    app_schemes=() app_shortcuts=() icon=
    mkdir app
    if write_desktop_entry app | grep -qE 'MimeType|Actions|Icon'; then complain "the entry says too much"; fi
    printf 'bplist00\xff\x00' >app/Info.plist
    if write_desktop_entry app | grep -q MimeType; then complain "types come from nowhere"; fi
}

# AX-87: the library with the data of languages is the same but for those of others.
test_a_package_keeps_the_data_of_the_languages_that_are_named() {
    local part libraries state=$root/.build/forastero
    load_packaging
    for part in Shared/{messages,folders,toolchain} Repository/reader; do source "$root/Toolchain/Command/$part.sh"; done
    require_toolchain
    require_reader
    libraries=$swift_folder/../lib/swift/linux
    mkdir app bundle
    ln -s "$state/bin" bundle/bin
    bundle=$PWD/bundle languages=en
    cp "$libraries/lib_FoundationICU.so" app/
    keep_languages app
    expect_equal "$(symbols_of app/lib_FoundationICU.so)" "$(symbols_of "$libraries/lib_FoundationICU.so")"
    if (($(stat -c %s app/lib_FoundationICU.so) > 25000000)); then complain "nothing was taken away"; fi
    cat >dates.swift <<'END'
import Foundation
for name in ["en_US", "de_DE"] {
    let format = DateFormatter()
    (format.locale, format.timeZone, format.dateStyle) = (Locale(identifier: name), TimeZone(identifier: "UTC"), .full)
    print(format.string(from: Date(timeIntervalSince1970: 0)))
}
END
    "$swift_folder/swiftc" dates.swift -o dates
    expect_equal "$(LD_LIBRARY_PATH=app LC_ALL=C ./dates)" "$(printf 'Thursday, January 1, 1970\n%.0s' 1 2)"
    languages=en,xx
    expect_failure "there are no data about the language xx" keep_languages app
}

test_a_package_knows_the_languages_of_the_app_and_english() {
    load_packaging
    source "$root/Toolchain/Command/Shared/messages.sh"
    mkdir -p app/fr.lproj app/Base.lproj app/App_App.resources/pt-BR.lproj
    echo '{ "strings": { "A": { "localizations": { "de": { "stringUnit": {} }, "zh-Hans": { "variations": { "plural": { "one": { "stringUnit": {} } } } } } } } }' >app/A.xcstrings
    languages=
    choose_languages app 2>/dev/null
    expect_equal "$languages" de,en,fr,pt,zh
    languages=all
    choose_languages app
    expect_equal "$languages" ""
    rm -r app/*
    choose_languages app 2>/dev/null
    expect_equal "$languages" en
}

# AX-87: where the library's objects are at hand, the app and all that Debian does not have become one program.
test_a_package_is_one_program() {
    local part state=$root/.build/forastero
    load_packaging
    for part in Shared/{messages,folders,toolchain} Repository/reader; do source "$root/Toolchain/Command/$part.sh"; done
    require_toolchain
    require_reader
    mkdir -p bundle/sdk/lib My.product app
    ln -s "$state/bin" bundle/bin
    bundle=$PWD/bundle languages=de program=$PWD/My
    # In place of the library something that is found by its name alone, and something that nobody calls.
    echo 'public func answer() -> Int { 42 }; @_cdecl("nobody_calls_this") public func unused() {}' >Library.swift
    "$swift_folder/swiftc" -O -parse-as-library -module-name Forastero -emit-module -emit-library -o bundle/sdk/lib/libForastero.so Library.swift
    "$swift_folder/swiftc" -O -parse-as-library -module-name Forastero -c -o library.o Library.swift
    "$swift_folder/llvm-ar" qcS bundle/sdk/lib/libForastero.a library.o
    printf '%s\n' 'import Foundation' 'import Forastero' 'let format = DateFormatter()' \
        '(format.locale, format.timeZone, format.dateStyle) = (Locale(identifier: "de_DE"), TimeZone(identifier: "UTC"), .full)' \
        'print(answer(), format.string(from: Date(timeIntervalSince1970: 0)))' >main.swift
    "$swift_folder/swiftc" -O -I . -I bundle/sdk/lib -module-name My -Xfrontend -entry-point-function-name -Xfrontend My_main -c -o main.o main.swift
    echo "$PWD/main.o" >My.product/Objects.LinkFileList
    "$swift_folder/swiftc" main.o -Xlinker --defsym=main=My_main -L bundle/sdk/lib -lForastero -o My
    link_program app/My || complain "it could not be linked"
    if readelf -d app/My | grep -E 'NEEDED.*(swift|Foundation|Forastero)'; then complain "it needs what Debian does not have"; fi
    expect_equal "$(env -i ./app/My)" "42 Donnerstag, 1. Januar 1970"
    strip app/My
    # Without the objects, the libraries lie beside the program.
    rm bundle/sdk/lib/libForastero.a
    expect_failure "" link_program app/My
}

symbols_of() { nm -D --defined-only "$1" | awk '{ print $3 }' | grep -vE '^(__bss_start|_edata|_end)$' | sort; }

load_packaging() {
    source "$root/Toolchain/Command/Application/packaging.sh"
    program="/build/My Weather" identifier=com.7eleven.Weather title="The Weather" icon=icon.png
    app_schemes=(weather rain) app_shortcuts=(new) app_shortcut_titles=("New place")
}

write_plist() {
    mkdir app
    cat >app/Info.plist <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>CFBundleDocumentTypes</key>
	<array>
		<dict>
			<key>CFBundleTypeName</key>
			<string>public.json</string>
			<key>LSItemContentTypes</key>
			<array>
				<string>public.plain-text</string>
				<string>com.adobe.pdf</string>
				<string>org.example.unknown</string>
			</array>
		</dict>
		<dict><key>LSItemContentTypes</key><array><string>public.image</string></array></dict>
	</array>
	<key>UTExportedTypeDeclarations</key>
	<array><dict><key>UTTypeConformsTo</key><array><string>public.xml</string></array></dict></array>
</dict>
</plist>
END
}
