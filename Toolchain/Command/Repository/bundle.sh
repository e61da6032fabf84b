# The Swift SDK bundle: what an app package needs to be compiled and linked, in one folder that can be moved.
#
#     forastero.artifactbundle/info.json
#     forastero.artifactbundle/forastero/swift-sdk.json, toolset.json
#                                       bin/       the compiler (as swiftc), the reader of projects, the language server and the command
#                                       command/   the parts of the command, the template of an app
#                                       sdk/       modules, headers of C libraries, libForastero.so; of a release also libForastero.a
#                                       editor/    the same SDK once more, as editors must see it

sdk_version=0.1.0

# make_bundle <debug|release> <folder>: builds, and puts forastero.artifactbundle in the folder in one step.
make_bundle() {
    local configuration=$1 folder=$2 triple new
    require_writable "$folder"
    triple=$(swiftc -print-target-info | sed -nE 's/.*"unversionedTriple" *: *"([^"]+)".*/\1/p' | head -1)
    forastero_swift build -c "$configuration" --product Forastero >&2 || fail "The modules did not build."
    forastero_swift build -c "$configuration" --product forastero-web >&2 || fail "The program for web pages did not build."
    require_reader
    require_editor_server
    new=$(mktemp -d "$folder/new.XXXXXX")
    at_exit rm -rf "$new"
    mkdir -p "$new/forastero/bin" "$new/forastero/sdk/lib"
    describe_bundle "$new" "$triple"
    copy_commands "$new/forastero"
    copy_modules "$root/.build/$configuration" "$new/forastero/sdk"
    cp -p "$root/.build/$configuration/libForastero.so" "$new/forastero/sdk/lib/"
    link_web_program "$root/.build/$configuration" "$new/forastero/sdk/lib/forastero-web"
    if [[ $configuration == release ]]; then archive_objects "$root/.build/$configuration" "$new/forastero/sdk/lib/libForastero.a"; fi
    chmod 755 "$new"
    exclusively "$folder/lock" replace_folder "$new" "$folder/forastero.artifactbundle"
}

# link_web_program <build folder> <file>: the program for web pages is C alone, and goes where there is no Swift: not as the package manager links it.
link_web_program() {
    local libraries
    mapfile -t libraries < <(readelf -d "$1/forastero-web" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | grep -v swift | sed 's/^/-l:/')
    "$swift_folder/clang" -o "$2" "@$1/forastero-web.product/Objects.LinkFileList" "${libraries[@]}" >&2 || fail "The program for web pages could not be linked."
}

# archive_objects <build folder> <file>: all of the library's objects, from which an app that is handed on is linked. What only debuggers and
# exceptions of C++ read is left out.
archive_objects() {
    "$swift_folder/llvm-ar" qcS "$2" "@$1/Forastero.product/Objects.LinkFileList" &&
        "$swift_folder/llvm-objcopy" --strip-debug --remove-section=.eh_frame "$2" || fail "The objects of the library could not be put together."
}

replace_folder() {
    rm -rf "$2"
    mv "$1" "$2"
}

# The three files by which the package manager finds its way, and the version of the toolchain that the modules are tied to.
describe_bundle() {
    cat >"$1/info.json" <<END
{
    "schemaVersion": "1.0",
    "artifacts": {
        "forastero": {
            "type": "swiftSDK",
            "version": "$sdk_version",
            "variants": [{ "path": "forastero", "supportedTriples": ["$2"] }]
        }
    }
}
END
    cat >"$1/forastero/swift-sdk.json" <<END
{
    "schemaVersion": "4.0",
    "targetTriples": {
        "$2": { "sdkRootPath": "/", "toolsetPaths": ["toolset.json"] }
    }
}
END
    cat >"$1/forastero/toolset.json" <<END
{ "schemaVersion": "1.0", "rootPath": "bin", "swiftCompiler": { "path": "swiftc" } }
END
    swiftc -version >"$1/forastero/sdk/compiler-version" 2>&1
    describe_for_editors "$1"
}

# Builds have the whole system for their root. In an editor all modules, those of the author too, would pass for the system's there; so the
# root is our own folder, with the system's headers in it.
describe_for_editors() {
    local folder=$1/forastero/editor/forastero.artifactbundle
    mkdir -p "$folder/forastero"
    cp "$1/info.json" "$folder/"
    sed 's|"sdkRootPath": "/"|"sdkRootPath": "../../../sdk"|; s|"toolset.json"|"../../../toolset.json"|' \
        "$1/forastero/swift-sdk.json" >"$folder/forastero/swift-sdk.json"
    ln -s /usr "$1/forastero/sdk/usr"
}

copy_commands() {
    cp -p "$state/bin/forastero-swiftc" "$state/bin/forastero-project" "$state/bin/forastero-lsp" "$1/bin/"
    ln -s forastero-swiftc "$1/bin/swiftc"
    cp "$command_folder/Application/forastero" "$1/bin/"
    mkdir "$1/command"
    cp -R "$command_folder/Shared" "$command_folder/Application" "$1/command/"
    rm "$1/command/Application/forastero"
}

# copy_modules <build folder> <sdk folder>: what the compiler reads about the modules of the product.
copy_modules() {
    local name kind path file
    mkdir -p "$2/modules" "$2/include"
    while read -r name kind path; do
        case $kind in
            SwiftTarget)
                for file in "$1/Modules/$name".{swiftmodule,swiftdoc,forasteroindex}; do if [[ -f $file ]]; then cp -p "$file" "$2/modules/"; fi; done
                ;;
            ClangTarget) copy_c_module "$name" "$root/$path/include" "$2" ;;
            SystemLibraryTarget) copy_c_module "$name" "$root/$path" "$2" ;;
        esac
    done < <(product_targets)
}

# The targets of the product: "<name> <kind> <path>" in each line.
product_targets() {
    swift package --package-path "$root" describe 2>/dev/null | awk '
        function flush() { if (member) print name, kind, path; member = 0 }
        /^Targets:/ { inside = 1; next }
        !inside { next }
        /^    Name: / { flush(); name = $2 }
        /^    Module type: / { kind = $3 }
        /^    Path: / { path = $2 }
        /^    Product memberships:/ { list = 1; next }
        /^    [^ ]/ { list = 0 }
        list && $1 == "Forastero" { member = 1 }
        END { flush() }'
}

# copy_c_module <name> <its folder> <sdk folder>: the module map, and the headers that it takes from packages of the system.
# Swift looks up every module that ours were compiled with, those of internal imports too, for the layout of types.
copy_c_module() {
    local header module=$3/modules/$1
    mkdir -p "$module"
    cp -R "$2/." "$module/"
    if [[ ! -f $module/module.modulemap ]]; then
        { echo "module $1 {" && printf '    header "%s"\n' $(cd "$2" && echo *.h) && echo "    export *" && echo "}"; } >"$module/module.modulemap"
    fi
    for header in "$2"/*.h; do copy_headers "$header" "$3/include"; done
}

# copy_headers <header> <folder>: all that the header includes, but for those of the C library and the compiler.
copy_headers() {
    local folders multiarch file folder
    multiarch=/usr/include/$(uname -m)-linux-gnu
    # The folders that the libraries of Package.swift ask for, the deepest first, then the system's own.
    mapfile -t folders < <(pkg-config --cflags-only-I $(sed -nE 's/.*pkgConfig: "([^"]+)".*/\1/p' "$root/Package.swift") |
        tr ' ' '\n' | sed -n 's/^-I//p' | awk '{ print length, $0 }' | sort -rn | cut -d ' ' -f 2-)
    clang -M "${folders[@]/#/-I}" "$1" | tr ' \\' '\n\n' | sed -n '/^\/usr\//p' | xargs -r realpath -s | sort -u |
        { grep -vxF -f <(dpkg-query -L libc6-dev linux-libc-dev) || true; } | while read -r file; do
        for folder in "${folders[@]}" "$multiarch" /usr/include; do
            if [[ $file == "$folder"/* ]]; then
                mkdir -p "$2/$(dirname "${file#"$folder"/}")"
                cp "$file" "$2/${file#"$folder"/}"
                break
            fi
        done
    done
}
