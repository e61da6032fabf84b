/// A piece of a symbol, ready to be drawn.
struct SymbolPart {
    enum Ink {
        case line
        case area
        case areaAndLine
    }

    var path: CGPath
    var ink: Ink
    /// True if the piece is cut out of what is beneath, or has the colour of the level above it where there are several.
    var isCutOut = false
    /// 0 for what matters most; a shape around it has 1.
    var level = 0
    /// The width of its lines in parts of the symbol's.
    var lineShare: CGFloat = 1

    func applying(_ transform: CGAffineTransform) -> SymbolPart {
        var copy = self
        copy.path = withUnsafePointer(to: transform) { path.copy(using: $0) } ?? path
        return copy
    }

    /// The bounds, lines included.
    func bounds(lineWidth: CGFloat) -> CGRect {
        let reach = ink == .area ? 0 : lineWidth * lineShare / 2
        return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    }
}
