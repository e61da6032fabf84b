public import Foundation

// What corelibs Foundation makes of a text of Swift only, or not without being told how long it will be. Initializers of a protocol,
// since an extension of the class could not declare them for its subclass, too.

extension NSString: _ObjCReplacingInit {}

extension _ObjCReplacingInit where Self: NSString {
    /// A text with the characters of another one.
    // apple: https://developer.apple.com/documentation/foundation/nsstring/init(string:)
    public init(string aString: NSString) { self.init(string: aString as String) }
}

extension _ObjCReplacingInit where Self: NSMutableString {
    /// An empty text.
    public init() { self.init(string: "") }
}
