internal import CPango

/// The families and faces that are installed, by name.
struct FontCatalogue {
    struct Face {
        var family: String
        /// The name within the family, such as "Semi Bold Italic".
        var style: String
        var weight: Int
        var isItalic: Bool
    }

    private(set) var facesByFamily: [String: [Face]] = [:]
    private(set) var monospacedFamilies: Set<String> = []
    /// Faces by the name that programs use for one face, such as "Inter-SemiBoldItalic", in lower case without spaces.
    private var facesByFullName: [String: Face] = [:]
    private var familiesByFoldedName: [String: String] = [:]

    init(_ map: UnsafeMutablePointer<PangoFontMap>) {
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
            isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
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
