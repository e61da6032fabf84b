internal import CPango
public import CoreGraphics

extension FontLibrary {
    /// The design that a name stands for, out of the file of the face; nil when neither the font nor a stand-in is installed.
    public func graphicsFont(named name: String) -> CGFont? {
        guard hasFont(named: name) else { return nil }
        return withContexts { contexts in
            if let known = graphicsFonts[name] { return known }
            let pango = font(FontDescription(family: .named(name), size: 12)).pango
            guard let data = FontLibrary.fileData(of: pango, contexts.standard), let provider = CGDataProvider(data: data as CFData),
                let font = CGFont(provider)
            else { return nil }
            graphicsFonts[name] = font
            return font
        }
    }

    private static func fileData(of description: OpaquePointer, _ context: OpaquePointer) -> Data? {
        guard let font = pango_context_load_font(context, description) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        guard let hb = pango_font_get_hb_font(font), let blob = hb_face_reference_blob(hb_font_get_face(hb)) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }
}
