public import Foundation

extension NSString {
    /// Calls a block for each word or sentence in a range.
    ///
    /// - Parameters:
    ///   - range: In UTF-16 units; one that goes beyond the string stops the program, as on iOS.
    ///   - block: Gets the substring, nil where it is not required; its range; the range with what is between it and the next one, and
    ///     for the first one with what precedes it; and what ends the enumeration when it is set.
    // apple: https://developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange, options: _WordEnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = substring(with: range)
        var stop: ObjCBool = false
        for step in SubstringWalk(text, offset: range.location, options: options).steps {
            let found = NSRange(step.range)
            block(options.contains(.substringNotRequired) ? nil : substring(with: found), found, NSRange(step.enclosing), &stop)
            if stop.boolValue { return }
        }
    }
}
