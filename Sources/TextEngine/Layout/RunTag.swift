internal import CPango

/// Marks runs of glyphs with the index of their attributes, in a colour that is never drawn.
enum RunTag {
    static func attribute(_ index: Int) -> UnsafeMutablePointer<PangoAttribute>? {
        pango_attr_foreground_new(UInt16(index >> 32 & 0xFFFF), UInt16(index >> 16 & 0xFFFF), UInt16(index & 0xFFFF))
    }

    /// The index that a run of glyphs was marked with; 0 when it was not.
    static func index(_ run: UnsafeMutablePointer<PangoGlyphItem>) -> Int {
        var link = run.pointee.item.pointee.analysis.extra_attrs
        while let node = link {
            let attribute = node.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
            if let color = pango_attribute_as_color(attribute), attribute.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND {
                let color = color.pointee.color
                return Int(color.red) << 32 | Int(color.green) << 16 | Int(color.blue)
            }
            link = node.pointee.next
        }
        return 0
    }
}
