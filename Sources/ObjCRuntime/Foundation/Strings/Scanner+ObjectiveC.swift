public import Foundation

// On iOS these store an `NSString`, in corelibs Foundation a `String`, which is preferred where nothing tells.
extension Scanner {
    /// Scans exactly the given string; stores it if there is a pointer for it.
    // apple: https://developer.apple.com/documentation/foundation/scanner/scanstring(_:into:)
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanString(string), result)
    }

    /// Scans what stands before the given string, or all that is left.
    // apple: https://developer.apple.com/documentation/foundation/scanner/scanupto(_:into:)
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanUpToString(string), result)
    }

    /// Scans characters of a set.
    // apple: https://developer.apple.com/documentation/foundation/scanner/scancharacters(from:into:)
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanCharacters(from: set), result)
    }

    /// Scans what stands before the first character of a set, or all that is left.
    // apple: https://developer.apple.com/documentation/foundation/scanner/scanuptocharacters(from:into:)
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanUpToCharacters(from: set), result)
    }

    private func store(_ string: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        if let string { result?.pointee = string as NSString }
        return string != nil
    }
}
