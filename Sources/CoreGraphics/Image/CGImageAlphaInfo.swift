/// Where a pixel keeps its alpha, and whether its colours are multiplied by it.
// apple: https://developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// Behind the colours, which are multiplied with it.
    case premultipliedLast = 1
    /// Before the colours, which are multiplied with it.
    case premultipliedFirst = 2
    /// Behind the colours, which are as they are.
    case last = 3
    /// Before the colours, which are as they are.
    case first = 4
    /// A byte behind the colours that says nothing.
    case noneSkipLast = 5
    /// A byte before the colours that says nothing.
    case noneSkipFirst = 6
    /// Alpha alone.
    case alphaOnly = 7
}
