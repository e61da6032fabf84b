internal import CPango

/// One of Pango's lines.
struct PangoLine {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>

    /// The bytes of the paragraph on the line.
    var bytes: Range<Int> {
        let start = Int(pointer.pointee.start_index)
        return start..<start + Int(pointer.pointee.length)
    }

    var isRightToLeft: Bool { pango_layout_line_get_resolved_direction(pointer) == PANGO_DIRECTION_RTL }

    var width: CGFloat {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(pointer, nil, &logical)
        return points(logical.width)
    }

    /// Stretches of one font and one look, from left to right.
    var runs: [UnsafeMutablePointer<PangoGlyphItem>] {
        var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
        var link = pointer.pointee.runs
        while let node = link {
            runs.append(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
            link = node.pointee.next
        }
        return runs
    }
}
