/// The raw values are those of `NSLineBreakMode`.
public enum TextLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5

    var truncates: Bool { rawValue >= TextLineBreakMode.byTruncatingHead.rawValue }
}
