/// A position in a line that a tab character leads to.
public struct TextTab: Hashable, Sendable {
    /// From the leading edge of the lines, in points.
    public var location: CGFloat
    /// Which part of the text up to the next tab is there; natural and justified are the leading edge.
    public var alignment: TextAlignment

    /// By default text goes on to the right of the tab.
    public init(location: CGFloat, alignment: TextAlignment = .natural) {
        self.location = location
        self.alignment = alignment
    }
}
