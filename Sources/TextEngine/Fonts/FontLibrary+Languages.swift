internal import CPango

extension FontLibrary {
    /// The languages whose letters an installed family has, as tags such as "en"; empty when there is no such family.
    public func languages(ofFamily family: String) -> Set<String> {
        guard let name = faces.family(named: family) else { return [] }
        return withConfiguration { configuration in
            guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
            FcPatternAddString(pattern, FC_FAMILY, name)
            FcObjectSetAdd(properties, FC_LANG)
            let list = FcFontList(configuration, pattern, properties)
            FcObjectSetDestroy(properties)
            FcPatternDestroy(pattern)
            guard let list else { return [] }
            defer { FcFontSetDestroy(list) }
            return (0..<Int(list.pointee.nfont)).reduce(into: []) { tags, index in
                if let font = list.pointee.fonts[index] { tags.formUnion(Self.languages(of: font)) }
            }
        }
    }

    private static func languages(of font: OpaquePointer) -> Set<String> {
        var languages: OpaquePointer?
        guard FcPatternGetLangSet(font, FC_LANG, 0, &languages) == FcResultMatch, let languages, let tags = FcLangSetGetLangs(languages),
            let list = FcStrListCreate(tags)
        else { return [] }
        defer {
            FcStrListDone(list)
            FcStrSetDestroy(tags)
        }
        var found: Set<String> = []
        while let tag = FcStrListNext(list) { found.insert(String(cString: tag)) }
        return found
    }
}
