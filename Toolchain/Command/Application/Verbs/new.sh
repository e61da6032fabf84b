# new App: makes an app package, as Xcode's template has it, in a folder of that name
verb_new() {
    local name=${1:-} new file
    if [[ ! $name =~ ^[A-Z][A-Za-z0-9]*$ ]]; then
        fail "An app needs a name that begins with a capital letter and has only letters and digits." "usage: $command_name new MyApp"
    fi
    if [[ -e $name ]]; then fail "$PWD/$name exists already." "Choose another name, or another folder."; fi
    require_writable "$PWD"
    new=$(mktemp -d "$PWD/.$name.XXXXXX")
    at_exit rm -rf "$new"
    cp -R "$command_folder/Application/Template/." "$new/"
    find "$new" -depth -name '*AppName*' -print0 | while IFS= read -r -d '' file; do
        mv "$file" "$(dirname "$file")/$(basename "$file" | sed "s/AppName/$name/g")"
    done
    find "$new" -type f -exec sed -i "s/AppName/$name/g" {} +
    # An editor that was started from a menu may not know the folders of a shell.
    sed -i "s|ForasteroCommand|$(quoted_replacement "$bundle/bin/forastero")|" "$new/.vscode/settings.json"
    chmod 755 "$new"
    mv -T "$new" "$name"
    say "made $PWD/$name; go there and: $command_name run, $command_name test"
}
