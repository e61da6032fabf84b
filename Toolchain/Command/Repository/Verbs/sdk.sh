# sdk [bundle|install]: makes the Swift SDK that app packages build with, as one archive; "install" also hands it to the package manager
verb_sdk() {
    local folder=$state/bundle archive checksum
    case ${1:-bundle} in bundle | install) ;; *) fail "sdk has no option '$1'." "usage: $command_name sdk [bundle|install]" ;; esac
    prepare "${build_packages[@]}"
    make_bundle release "$folder"
    archive=$folder/forastero.artifactbundle.tar.gz
    pack_bundle "$folder" "$archive"
    checksum=$(sha256sum "$archive" | cut -d ' ' -f 1)
    write_file "$archive.sha256" <<<"$checksum  ${archive##*/}"
    say "made $archive"
    if [[ ${1:-} == install ]]; then
        install_bundle "$archive"
    else
        say "install it with: swift sdk install $archive"
        say "or from a server:  swift sdk install URL --checksum $checksum"
    fi
}

# The same bundle gives the same archive.
pack_bundle() {
    local new
    new=$(mktemp "$1/archive.XXXXXX")
    at_exit rm -f "$new"
    tar -C "$1" --sort=name --owner=0 --group=0 --numeric-owner -cf - forastero.artifactbundle | gzip -n >"$new"
    chmod 644 "$new"
    mv -f "$new" "$2"
}

# Replaces an older one, and puts the command where Debian's login shells look for programs.
install_bundle() {
    local place
    swift sdk remove forastero >/dev/null 2>&1 || true
    swift sdk install "$1" >&2 || fail "The package manager did not take the Swift SDK."
    for place in "${XDG_CONFIG_HOME:-$HOME/.config}/swiftpm/swift-sdks" ~/.swiftpm/swift-sdks; do
        if [[ -x $place/forastero.artifactbundle/forastero/bin/forastero ]]; then
            mkdir -p ~/.local/bin
            ln -sfn "$place/forastero.artifactbundle/forastero/bin/forastero" ~/.local/bin/forastero
            break
        fi
    done
    say "installed; an app begins with: forastero new MyApp   (the command is ~/.local/bin/forastero)"
}
