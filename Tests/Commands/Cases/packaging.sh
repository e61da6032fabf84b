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
