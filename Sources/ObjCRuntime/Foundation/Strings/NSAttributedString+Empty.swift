public import Foundation

/// The static type through which `init(string:)` of an attributed string's class is reached. It has no instances.
// It is open although nobody derives from it: the optimizer takes a private class for the only one of its kind.
open class _NewAttributedString: NSMutableAttributedString {
    public required override init(string: String) { super.init(string: string) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension NSAttributedString: _ObjCReplacingInit {}

extension _ObjCReplacingInit where Self: NSAttributedString {
    /// An empty string, of which corelibs Foundation makes none without being given its text.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring
    public init() {
        let type: NSAttributedString.Type = Self.self
        self = unsafeDowncast(unsafeBitCast(type, to: _NewAttributedString.Type.self).init(string: ""), to: Self.self)
    }
}
