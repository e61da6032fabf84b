# Lint of documentation: each public declaration has a comment.
#
# Not asked of: overrides and what fulfils a requirement (documented where they are declared first), what the language itself defines (see
# `common_members`), enum cases and raw-value constants (some say all in their name), names with an underscore, and what only our own
# modules see.

# Members whose meaning the language or Foundation has fixed. Of the labels the first is enough.
common_members=(
    rawValue RawValue 'init(rawValue)' 'init(coder)' 'encode(with)' '==' '!=' '<' '<=' '>' '>=' 'hash(into)' hashValue description
    debugDescription errorDescription customMirror 'copy(with)' 'mutableCopy(with)' supportsSecureCoding 'encode(to)' 'init(from)'
    'makeIterator()' 'makeAsyncIterator()' 'next()' Element Iterator AsyncIterator Index Indices SubSequence startIndex endIndex
    'index(after)' 'index(before)' allCases ID FloatLiteralType IntegerLiteralType ArrayLiteralElement 'init(arrayLiteral)'
    'init(stringLiteral)' 'init(integerLiteral)' 'init(floatLiteral)' 'init(dictionaryLiteral)'
)

# What protocols of the toolchain ask for, those of our own modules are read.
toolchain_requirements=(
    AttributedStringKey.Value ContiguousBytes.withUnsafeBytes CustomNSError.errorDomain CustomNSError.errorCode CustomNSError.errorUserInfo
    Strideable.Stride Strideable.advanced Strideable.distance AdditiveArithmetic.zero AdditiveArithmetic.+ AdditiveArithmetic.-
    AdditiveArithmetic.+= AdditiveArithmetic.-= 'Numeric.*' 'Numeric.*=' Numeric.magnitude Numeric.Magnitude 'Numeric.init(exactly)'
)

# Prints each public declaration of the modules that has no comment, and fails if there is one.
check_documentation() {
    local files
    mapfile -d '' files < <(git -C "$root" ls-files -z --cached --others --exclude-standard -- 'Sources/*.swift')
    # One run for all files, since a type may be declared in one of them and extended in others.
    (cd "$root" && awk -v common="${common_members[*]}" -v requirements="${toolchain_requirements[*]}" \
        "$judge_documentation" "${files[@]}")
}

# Goes by the lay-out that `swift format` gives: what is inside of a type is indented deeper, and its brace closes in the type's own column.
judge_documentation='
    BEGIN {
        for (i = split(common, list, " "); i > 0; i--) is_common[list[i]] = 1
        for (i = split(requirements, list, " "); i > 0; i--) { split(list[i], part, "."); requires[part[1], part[2]] = 1 }
        conforms["Numeric"] = "AdditiveArithmetic"
        conforms["SignedNumeric"] = "Numeric"
        modifier = "^(public|open|package|internal|private|fileprivate|static|class|final|override|convenience|required|dynamic|lazy" \
            "|weak|unowned|mutating|nonmutating|nonisolated|optional|indirect|prefix|postfix|infix|consuming|borrowing)(\\([a-z]+\\))? +"
        type_keyword = "^(struct|class|enum|protocol|actor|extension)$"
        keywords = "^(func|var|let|init|subscript|struct|class|enum|protocol|actor|extension|typealias|associatedtype|macro)"
    }
    FNR == 1 {
        for (indent in open_name) delete open_name[indent]
        module = FILENAME; sub(/.*Sources\//, "", module); sub(/\/.*/, "", module)
        inside_text = documented = hidden = heading = 0
    }

    # Texts of several lines hold no declarations.
    /"""/ && gsub(/"""/, "&") % 2 { inside_text = !inside_text; if (!inside_text) next }
    inside_text && !/"""/ { next }

    {
        indent = match($0, /[^ ]/) - 1
        text = substr($0, indent + 1)
    }
    indent < 0 { documented = hidden = 0; next }
    text ~ /^\/\/\// { documented = 1; next }
    text ~ /^\/\// { next }
    text ~ /^#(else|elseif)/ { next }
    text ~ /^#(if|endif)/ { documented = hidden = 0; next }
    heading { read_heading(text); if (!heading) documented = hidden = 0; next }
    text ~ /^}/ { delete open_name[indent]; documented = hidden = 0; next }
    {
        if (text ~ /^@_spi/) hidden = 1
        while (match(text, /^@[A-Za-z_.]+(\([^()]*(\([^()]*\))?[^()]*\))? */)) text = substr(text, RLENGTH + 1)
        # An attribute may stand in a line of its own.
        if (text == "") next
        judge()
        if (!heading) documented = hidden = 0
    }
    END {
        for (i = 1; i <= candidates; i++) if (lacks_comment(i)) {
            print place[i] ": error: " (type[i] == "" ? "" : type[i] ".") name[i] " has no comment"
            found = 1
        }
        exit found
    }

    # Judges the declaration that `text` begins with, if it does.
    function judge(   keyword, owner, member) {
        strip_modifiers()
        if (!match(text, keywords) || substr(text, RLENGTH + 1, 1) !~ /[ (<?!]/) return
        keyword = substr(text, 1, RLENGTH)
        text = substr(text, RLENGTH + 1); sub(/^ +/, "", text)
        owner = owner_at(indent)
        member = keyword ~ type_keyword ? open_type(keyword, owner) : name_of(keyword)
        if (owner_kind == "protocol") requires[owner, base(member)] = 1
        if (keyword == "extension" || documented || hidden || owner_hidden || is_override) return
        if (!is_visible(owner) || member ~ /^_/ || member in is_common || first_of(member) in is_common) return
        if (is_static && keyword ~ /let|var/ && text ~ /rawValue|Self\(|\.init\("/ && owner !~ /Notification\.Name$/) return
        candidates++
        place[candidates] = FILENAME ":" FNR
        name[candidates] = member
        type[candidates] = owner
        module_of[candidates] = module
        is_requirement[candidates] = owner_kind == "protocol"
    }
    function strip_modifiers(   word) {
        access = ""; is_override = is_static = 0
        while (match(text, modifier)) {
            word = substr(text, 1, RLENGTH); sub(/ +$/, "", word)
            # `class` begins a declaration, too.
            if (word == "class" && text !~ /^class +(func|var|let|subscript|override|final|public|open|dynamic)/) return
            if (word ~ /^(public|open|package|internal|private|fileprivate)$/) access = word
            if (word == "override") is_override = 1
            if (word == "static" || word == "class") is_static = 1
            text = substr(text, RLENGTH + 1)
        }
    }
    # "tap(at)", "init()", "+", "count"
    function name_of(keyword,   word) {
        if (keyword == "init" || keyword == "subscript") return keyword label(text)
        match(text, keyword == "func" ? "^[^( <]+|^[-+*/%<>=!&|^~.]+" : "^[A-Za-z_0-9`]+")
        word = substr(text, 1, RLENGTH); gsub(/`/, "", word)
        return keyword == "func" ? word label(substr(text, RLENGTH + 1)) : word
    }
    # The first label of a function, "(at)", "()" or "(_)"; nothing where it stands in the next line.
    function label(text) {
        sub(/^[?!]/, "", text)
        while (match(text, /^<[^<>]*(<[^<>]*>[^<>]*)*>/)) text = substr(text, RLENGTH + 1)
        if (text !~ /^\(/) return ""
        text = substr(text, 2)
        while (match(text, /^@[A-Za-z_]+ */)) text = substr(text, RLENGTH + 1)
        match(text, /^[A-Za-z_0-9]*/)
        return RLENGTH > 0 || text ~ /^\)/ ? "(" substr(text, 1, RLENGTH) ")" : ""
    }
    function base(member) { return member ~ /^(init|subscript)/ ? member : substr(member, 1, index(member "(", "(") - 1) }
    function first_of(member) { return substr(member, 1, index(member ")", ")")) }

    # The type around a line, and what is known of it.
    function owner_at(indent,   best, other) {
        best = -1
        for (other in open_name) if (other + 0 < indent && other + 0 > best) best = other + 0
        owner_kind = best < 0 ? "" : open_kind[best]
        owner_access = best < 0 ? "" : open_access[best]
        owner_hidden = best < 0 ? 0 : open_hidden[best]
        return best < 0 ? "" : open_name[best]
    }
    function is_visible(owner) {
        if (access != "" || owner == "") return access == "public" || access == "open"
        return owner_access ~ /public|open/ && (owner_kind == "protocol" || owner_kind == "extension")
    }
    # Begins a type, whose members come in the next lines. What is told of it is its name without the types around.
    function open_type(keyword, owner,   word) {
        match(text, /^[A-Za-z_0-9.]+/); word = substr(text, 1, RLENGTH)
        opened = keyword == "extension" || owner == "" ? word : owner "." word
        sub(/^NSNotification\.Name$/, "Notification.Name", opened)
        open_name[indent] = opened
        open_kind[indent] = keyword
        open_access[indent] = access
        open_hidden[indent] = hidden || owner_hidden
        if (keyword != "extension") is_ours[module, opened] = 1
        if (keyword != "extension" && is_visible(owner)) is_public[module, opened] = 1
        heading = 1
        heading_text = ""
        read_heading(substr(text, RLENGTH + 1))
        return word
    }
    # Gathers what a type conforms to, up to the brace that opens it.
    function read_heading(more,   count, list, i) {
        heading_text = heading_text " " more
        if (heading_text !~ /\{/) return
        heading = 0
        if (heading_text ~ /\} *$/) delete open_name[indent]
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
    }

    # Whether a declaration is seen by others, and documented nowhere.
    function lacks_comment(i) {
        if ((module_of[i], type[i]) in is_ours && !((module_of[i], type[i]) in is_public)) return 0
        return is_requirement[i] || !fulfils(type[i], base(name[i]), 0)
    }
    # Whether a protocol that the type conforms to, itself or by what it inherits from, asks for a member of that name.
    function fulfils(type, member, depth,   count, list, i) {
        if ((type, member) in requires) return 1
        count = depth > 6 ? 0 : split(conforms[type], list, " ")
        for (i = 1; i <= count; i++) if (fulfils(list[i], member, depth + 1)) return 1
        return 0
    }
'
