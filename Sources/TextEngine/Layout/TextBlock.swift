/// A text with the layouts made of it so far, for a view that measures and draws the same text again and again.
///
/// Not for several threads at once.
public final class TextBlock {
    /// The text, which never changes: another text is another block.
    public let text: StyledText
    private let prepared: PreparedText
    /// The layouts asked for most recently, the last one at the end. A view asks with two or three sizes in a pass.
    private var layouts: [TextLayout] = []

    private static let capacity = 4

    /// Nothing is laid out before ``layout(in:)``.
    public init(_ text: StyledText) {
        self.text = text
        prepared = PreparedText(text)
    }

    /// The layout for a container, made only when none of the last ones will do.
    ///
    /// One that was made for more room and did not need it serves for less, so the container of the result can be another.
    public func layout(in container: TextContainer) -> TextLayout {
        if let index = layouts.lastIndex(where: { $0.serves(container) }) { return layouts[index] }
        let layout = TextLayout(text, prepared, in: container)
        if layouts.count >= TextBlock.capacity { layouts.removeFirst() }
        layouts.append(layout)
        return layout
    }
}

extension TextLayout {
    /// Returns true if laying out for another container would give the same lines.
    func serves(_ other: TextContainer) -> Bool {
        if container == other { return true }
        guard !isTruncated, !dependsOnWidth, container.lineBreakMode == other.lineBreakMode else { return false }
        let isBrokenAlike = container.width == other.width || (container.width >= other.width && isUnbroken)
        return isBrokenAlike && size.width <= other.width && size.height <= other.height
            && (other.maximumLines == 0 || lines.count <= other.maximumLines)
    }

    /// True if no paragraph was broken because it was too wide.
    private var isUnbroken: Bool { lines.count == paragraphs.count }

    /// True if lines change with the width although they fit: they are stretched, or end at a distance from an edge.
    private var dependsOnWidth: Bool {
        text.runs.contains { $0.paragraphStyle.alignment == .justified || $0.paragraphStyle.tailIndent > 0 }
    }
}
