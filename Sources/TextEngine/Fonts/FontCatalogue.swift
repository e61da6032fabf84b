internal import CPango

/// The families and faces that are installed, by name.
struct FontCatalogue {
    struct Face {
        var family: String
        /// The name within the family, such as "Semi Bold Italic".
        var style: String
        var weight: Int
        var isItalic: Bool
        /// True if no file has the face: it is made of another one, by slanting it or drawing it bolder.
        var isSynthesized = false
    }

    private(set) var facesByFamily: [String: [Face]] = [:]
    private(set) var monospacedFamilies: Set<String> = []
    /// Faces by the name that programs use for one face, such as "Inter-SemiBoldItalic", in lower case without spaces.
    private var facesByFullName: [String: Face] = [:]
    private var familiesByFoldedName: [String: String] = [:]

    init(_ map: UnsafeMutablePointer<PangoFontMap>, _ configuration: OpaquePointer) {
        for family in familyPointers(map) {
            let name = String(cString: pango_font_family_get_name(family))
            familiesByFoldedName[FontCatalogue.fold(name)] = name
            if pango_font_family_is_monospace(family) != 0 { monospacedFamilies.insert(name) }
            var faces: [Face] = []
            for pointer in facePointers(family) {
                let face = FontCatalogue.face(pointer, family: name)
                faces.append(face)
                facesByFullName[FontCatalogue.fold(name + "-" + face.style)] = face
            }
            facesByFamily[name] = faces
        }
        addPostScriptNames(configuration)
    }

    /// Adds the names that are in the files themselves, which may be nothing like family and style.
    private mutating func addPostScriptNames(_ configuration: OpaquePointer) {
        guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return }
        for property in [FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(properties, property) }
        let list = FcFontList(configuration, pattern, properties)
        FcObjectSetDestroy(properties)
        FcPatternDestroy(pattern)
        guard let list else { return }
        defer { FcFontSetDestroy(list) }
        for index in 0..<Int(list.pointee.nfont) {
            guard let font = list.pointee.fonts[index], let name = FontCatalogue.text(FC_POSTSCRIPT_NAME, of: font),
                let family = FontCatalogue.text(FC_FAMILY, of: font).flatMap({ self.family(named: $0) }),
                facesByFullName[FontCatalogue.fold(name)] == nil
            else { continue }
            facesByFullName[FontCatalogue.fold(name)] = Face(
                family: family, style: FontCatalogue.text(FC_STYLE, of: font) ?? "Regular",
                weight: FontCatalogue.number(FC_WEIGHT, of: font).map { Int(FcWeightToOpenType($0)) } ?? 400,
                isItalic: FontCatalogue.number(FC_SLANT, of: font) ?? 0 != 0)
        }
    }

    private static func text(_ property: String, of font: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, property, 0, &text) == FcResultMatch else { return nil }
        return text.map { String(cString: $0) }
    }

    private static func number(_ property: String, of font: OpaquePointer) -> Int32? {
        var number: Int32 = 0
        return FcPatternGetInteger(font, property, 0, &number) == FcResultMatch ? number : nil
    }

    /// The installed family of a name, whatever its case and spaces.
    func family(named name: String) -> String? { familiesByFoldedName[FontCatalogue.fold(name)] }

    /// The face with a name of the form "Family-Style".
    func face(named name: String) -> Face? { facesByFullName[FontCatalogue.fold(name)] }

    static func fold(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

    private static func face(_ pointer: UnsafeMutablePointer<PangoFontFace>, family: String) -> Face {
        let description = pango_font_face_describe(pointer)
        defer { pango_font_description_free(description) }
        return Face(
            family: family,
            style: String(cString: pango_font_face_get_face_name(pointer)),
            weight: Int(pango_font_description_get_weight(description).rawValue),
            isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL,
            isSynthesized: pango_font_face_is_synthesized(pointer) != 0)
    }
}

private func familyPointers(_ map: UnsafeMutablePointer<PangoFontMap>) -> [UnsafeMutablePointer<PangoFontFamily>] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    return UnsafeBufferPointer(start: list, count: Int(count)).compactMap { $0 }
}

private func facePointers(_ family: UnsafeMutablePointer<PangoFontFamily>) -> [UnsafeMutablePointer<PangoFontFace>] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
    var count: Int32 = 0
    pango_font_family_list_faces(family, &list, &count)
    defer { g_free(list) }
    return UnsafeBufferPointer(start: list, count: Int(count)).compactMap { $0 }
}
