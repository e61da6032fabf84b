# docs [FOLDER]: writes the documentation as a site, with pictures of all controls; into .build/site if no folder is named

verb_docs() {
    local folder=${1:-$root/.build/site}
    if [[ -e $folder && ! -e $folder/names.js && -n $(ls -A "$folder") ]]; then
        fail "$folder holds something else than such a site." "Name a folder that is empty, or none."
    fi
    prepare "${build_packages[@]}" "${site_packages[@]}"
    forastero_swift build >&2
    make_site "$(realpath -m "$folder")"
    say "open $(realpath -m "$folder")/index.html"
}
