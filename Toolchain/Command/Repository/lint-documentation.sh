# Lint of documentation: in the modules that apps see, each public declaration has a comment.
#
# Not asked of: overrides and what fulfils a requirement (documented where they are declared first), what the language itself defines (see
# `common` below), enum cases and raw-value constants (some say all in their name), names with an underscore, and what only our own modules see.

# Modules where members still lack comments. Meant to shrink: take a module out when `undocumented_declarations` finds nothing in it.
undocumented_modules=(
)

# Modules that no app imports.
inner_modules=(
    AccessibilityBus DeviceNotice Display DisplayBrowser DisplaySDL Drive ImageKernels Inspector LayoutEngine NetworkRoutes PixelKernels
    TestingOverlays TextEngine UIKitAccessibility UIKitDrive UIKitKeyboard VectorKernels ViewLookup
)

check_documentation() {
    undocumented_declarations "${undocumented_modules[@]}" "${inner_modules[@]}"
}

# undocumented_declarations <modules to pass over…>: prints each, and fails if there is one.
undocumented_declarations() {
    local files
    mapfile -d '' files < <(git -C "$root" ls-files -z --cached --others --exclude-standard -- 'Sources/*.swift')
    # One run for all files, since a type may be declared in one of them and extended in others.
    (cd "$root" && awk -v passed_over="$*" "$judge_documentation" "${files[@]}")
}

# Goes by the lay-out that `swift format` gives: what is inside of a type is indented deeper, and its brace closes in the type's own column.
judge_documentation='
    BEGIN {
        count = split(passed_over, list, " ")
        for (i = 1; i <= count; i++) skipped[list[i]] = 1
        count = split("rawValue RawValue init(rawValue) init(coder) encode(with) == != < <= > >= hash(into) hashValue description " \
            "debugDescription errorDescription customMirror copy(with) mutableCopy(with) supportsSecureCoding encode(to) init(from) " \
            "makeIterator() makeAsyncIterator() next() Element AsyncIterator Index Iterator SubSequence Indices startIndex endIndex index(after) index(before) allCases " \
            "ID FloatLiteralType IntegerLiteralType ArrayLiteralElement init(arrayLiteral) init(stringLiteral) init(integerLiteral) init(floatLiteral) init(dictionaryLiteral)", list, " ")
        for (i = 1; i <= count; i++) common[list[i]] = 1
        # What protocols of the toolchain ask for.
        count = split("AttributedStringKey.Value ContiguousBytes.withUnsafeBytes CustomNSError.errorDomain CustomNSError.errorCode CustomNSError.errorUserInfo " \
            "Strideable.Stride Strideable.advanced Strideable.distance AdditiveArithmetic.zero AdditiveArithmetic.+ AdditiveArithmetic.- " \
            "AdditiveArithmetic.+= AdditiveArithmetic.-= Numeric.* Numeric.*= Numeric.magnitude Numeric.Magnitude Numeric.init(exactly)", list, " ")
        for (i = 1; i <= count; i++) { split(list[i], part, "."); requires[part[1], part[2]] = 1 }
        conforms["Numeric"] = "AdditiveArithmetic"
        conforms["SignedNumeric"] = "Numeric"
        modifier = "^(public|open|package|internal|private|fileprivate|static|class|final|override|convenience|required|dynamic|lazy|weak" \
            "|unowned|mutating|nonmutating|nonisolated|optional|indirect|prefix|postfix|infix|consuming|borrowing|async|isolated)(\\([a-z]+\\))? +"
    }
    FNR == 1 {
        for (indent in open_name) delete open_name[indent]
        module = FILENAME; sub(/.*Sources\//, "", module); sub(/\/.*/, "", module)
        inside_text = documented = hidden = heading = 0
    }
    /"""/ { if (gsub(/"""/, "&") % 2) { inside_text = !inside_text; if (!inside_text) next } }
    inside_text && !/"""/ { next }
    {
        indent = match($0, /[^ ]/) - 1
        if (indent < 0) { documented = hidden = 0; next }
        text = substr($0, indent + 1)
    }
    text ~ /^\/\/\// { documented = 1; next }
    text ~ /^\/\// { next }
    text ~ /^#(if|else|elseif|endif)/ { if (text ~ /^#(if|endif)/) documented = hidden = 0; next }
    heading {
        read_heading(text)
        next
    }
    text ~ /^}/ { if (indent in open_name) delete open_name[indent]; documented = hidden = 0; next }
    {
        if (text ~ /^@_spi/) hidden = 1
        while (match(text, /^@[A-Za-z_.]+(\([^()]*(\([^()]*\))?[^()]*\))? */)) text = substr(text, RLENGTH + 1)
        if (text == "") next
        judge()
        documented = hidden = 0
    }
    END {
        for (i = 1; i <= candidates; i++) {
            if (!is_public(candidate_module[i], candidate_type[i])) continue
            if (!is_requirement[i] && fulfils(candidate_type[i], base(candidate_name[i]), 0)) continue
            print candidate_place[i] ": error: " (candidate_type[i] == "" ? "" : candidate_type[i] ".") candidate_name[i] " has no comment"
            found++
        }
        exit found > 0
    }
    function judge(   access, is_override, is_static, keyword, name, owner, type, position) {
        access = ""; is_override = is_static = 0
        while (match(text, modifier)) {
            keyword = substr(text, 1, RLENGTH); sub(/ +$/, "", keyword)
            # `class` is a keyword too.
            if (keyword == "class" && text !~ /^class +(func|var|let|subscript|override|final|public|open|dynamic)/) break
            if (keyword ~ /^(public|open|package|internal|private|fileprivate)$/) access = keyword
            if (keyword == "override") is_override = 1
            if (keyword == "static" || keyword == "class") is_static = 1
            text = substr(text, RLENGTH + 1)
        }
        if (!match(text, /^(func|var|let|init|subscript|struct|class|enum|protocol|actor|typealias|associatedtype|extension|macro|case)[^A-Za-z_0-9:.=,)]/))
            return
        keyword = substr(text, 1, RLENGTH - 1)
        owner = owner_at(indent)
        if (keyword ~ /^(struct|class|enum|protocol|actor|extension)$/) {
            type = substr(text, RLENGTH + 1); sub(/^ +/, "", type)
            match(type, /^[A-Za-z_0-9.]+/); name = substr(type, 1, RLENGTH)
            if (keyword == "extension") { sub(/^NSNotification\.Name$/, "Notification.Name", name) }
            opened = keyword == "extension" || owner == "" ? name : owner "." name
            open_name[indent] = opened
            open_kind[indent] = keyword
            open_access[indent] = access
            open_hidden[indent] = hidden || owner_hidden
            if (keyword != "extension") {
                own_type[module, opened] = 1
                if (is_visible(access, owner)) public_type[module, opened] = 1
            }
            heading_text = substr(type, length(name) + 1)
            heading = 1
            position = documented; read_heading(""); documented = position
            if (keyword == "extension") return
        } else {
            name = substr(text, length(keyword) + 1); sub(/^ +/, "", name)
            if (keyword == "init" || keyword == "subscript") name = keyword labels(name)
            else if (keyword == "func") { match(name, /^[^( <]+|^[-+*\/%<>=!&|^~.]+/); name = substr(name, 1, RLENGTH) labels(substr(name, RLENGTH + 1)) }
            else { match(name, /^[A-Za-z_0-9`]+/); name = substr(name, 1, RLENGTH); gsub(/`/, "", name) }
            if (owner != "" && owner_kind == "protocol") requires[owner, base(name)] = 1
        }
        if (keyword == "case" || documented || hidden || owner_hidden || is_override || module in skipped) return
        if (!is_visible(access, owner) || name ~ /^_/ || name in common || substr(name, 1, index(name ")", ")") ) in common) return
        if (is_static && keyword ~ /let|var/ && text ~ /rawValue|Self\(|\.init\("/ && owner !~ /Notification\.Name$/) return
        if (name == "") return
        candidates++
        candidate_place[candidates] = FILENAME ":" FNR
        candidate_name[candidates] = name
        candidate_type[candidates] = owner
        candidate_module[candidates] = module
        is_requirement[candidates] = owner_kind == "protocol"
    }
    function is_visible(access, owner) {
        if (access == "public" || access == "open") return 1
        if (access != "" || owner == "") return 0
        return owner_access ~ /public|open/ && (owner_kind == "protocol" || owner_kind == "extension")
    }
    # The type around a line, and what is known of it.
    function owner_at(indent,   best, other) {
        best = -1
        for (other in open_name) if (other + 0 < indent && other + 0 > best) best = other + 0
        owner_kind = owner_access = ""; owner_hidden = 0
        if (best < 0) return ""
        owner_kind = open_kind[best]; owner_access = open_access[best]; owner_hidden = open_hidden[best]
        return open_name[best]
    }
    # Gathers what a type conforms to, up to the brace that opens it.
    function read_heading(more,   count, list, i, closed) {
        heading_text = heading_text " " more
        if (heading_text !~ /\{/) return
        heading = documented = hidden = 0
        closed = heading_text ~ /\} *$/
        sub(/\{.*/, "", heading_text); sub(/ where .*/, "", heading_text)
        while (match(heading_text, /<[^<>]*>/)) heading_text = substr(heading_text, 1, RSTART - 1) substr(heading_text, RSTART + RLENGTH)
        gsub(/@[A-Za-z]+(\([a-z]+\))?/, "", heading_text)
        count = split(heading_text, list, /[:,& ]+/)
        for (i = 1; i <= count; i++) {
            if (list[i] == "") continue
            conforms[opened] = conforms[opened] " " list[i]
            # Named together with its module, as in `Combine.Publisher`.
            if (sub(/^[A-Za-z_]+\./, "", list[i])) conforms[opened] = conforms[opened] " " list[i]
        }
        if (closed) delete open_name[indent]
    }
    # The argument labels of a function: "(with)", "()" or "(_)"; the first is enough here.
    function labels(text) {
        sub(/^[?!]/, "", text)
        while (match(text, /^<[^<>]*(<[^<>]*>[^<>]*)*>/)) text = substr(text, RLENGTH + 1)
        sub(/^[?!]/, "", text)
        if (text !~ /^\(/) return ""
        text = substr(text, 2); sub(/^ +/, "", text)
        while (match(text, /^@[A-Za-z_]+ */)) text = substr(text, RLENGTH + 1)
        match(text, /^[A-Za-z_0-9]*/)
        return RLENGTH == 0 ? (text ~ /^\)/ ? "()" : "") : "(" substr(text, 1, RLENGTH) ")"
    }
    function base(name) { return name ~ /^(init|subscript)/ ? name : substr(name, 1, index(name "(", "(") - 1) }
    # Whether a type that is declared in the module is public; those of other libraries are.
    function is_public(module, type) { return !((module, type) in own_type) || (module, type) in public_type }
    # Whether a protocol that the type conforms to, itself or by what it inherits from, asks for a member of that name.
    function fulfils(type, name, depth,   count, list, i) {
        if ((type, name) in requires) return 1
        count = depth > 6 ? 0 : split(conforms[type], list, " ")
        for (i = 1; i <= count; i++) if (fulfils(list[i], name, depth + 1)) return 1
        return 0
    }
'
