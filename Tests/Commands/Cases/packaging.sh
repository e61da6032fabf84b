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
