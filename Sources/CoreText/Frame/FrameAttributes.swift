/// Which points are inside a path that crosses itself.
// apple: https://developer.apple.com/documentation/coretext/ctframepathfillrule
public enum CTFramePathFillRule: UInt32, Sendable {
    /// Those that one leaves by crossing an odd number of lines.
    case evenOdd = 0
    /// Those that the path goes around.
    case windingNumber = 1
}

/// A number: the raw value of ``CTFramePathFillRule``. Default: even-odd.
public nonisolated(unsafe) let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
