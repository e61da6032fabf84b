/// A line under or through text.
public struct LineDecoration: Hashable, Sendable {
    /// Bits as `NSUnderlineStyle` has them: 1 single, 2 thick, 9 double; 0x100 to 0x400 the pattern; 0x8000 words only.
    public var style: Int
    /// Nil takes the colour of the text.
    public var color: CGColor?

    /// The style's bits are not checked: those that are not known have no effect.
    public init(style: Int, color: CGColor? = nil) {
        self.style = style
        self.color = color
    }

    var isThick: Bool { style & 0x0F == 2 }
    var isDouble: Bool { style & 0x0F == 9 }
    var isVisible: Bool { style & 0x0F != 0 }
    var isByWord: Bool { style & 0x8000 != 0 }

    /// Lengths of ink and gap in units of the line's thickness.
    var dashes: [CGFloat] {
        switch style & 0x0F00 {
        case 0x0100: [1, 1]
        case 0x0200: [4, 2]
        case 0x0300: [4, 2, 1, 2]
        case 0x0400: [4, 2, 1, 2, 1, 2]
        default: []
        }
    }
}
