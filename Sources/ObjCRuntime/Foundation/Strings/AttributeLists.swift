internal import AttributeListRelease
import Foundation
@_spi(Reflection) import Swift

/// The lists of attributes that Foundation's attributed strings keep.
///
/// On Linux Foundation has a plain pointer to that list in each string and never frees it, so that the process grows with each string, by all that
/// its attributes hold. This frees it when the string goes away.
@_spi(ForasteroInternal) public enum AttributeLists {
    /// Frees the list of each string that goes away from now on. Does so once, however often it is called, on any thread.
    ///
    /// A list stays in memory where somebody else has the string's text (`mutableString`) when the string goes away, and the empty list of a
    /// subclass does, which clean up by a function of their own.
    /// - Returns: False where Foundation's class is not made as it is known here; then nothing is freed.
    @discardableResult
    public static func freeWithTheirStrings() -> Bool { isFreeing }

    private static let isFreeing: Bool = {
        guard let fields = fields() else { return false }
        alr_replace_immutable(destroyFunction(of: NSAttributedString.self), fields)
        alr_replace_mutable(destroyFunction(of: NSMutableAttributedString.self), fields)
        return true
    }()

    private static func fields() -> alr_fields? {
        var text: Int?
        var list: Int?
        // `classType`, which as a variable cannot be named from several threads.
        let ofClasses = _EachFieldOptions(rawValue: 1)
        _ = _forEachField(of: NSAttributedString.self, options: ofClasses) { name, offset, type, _ in
            if strcmp(name, "_string") == 0, type == NSString.self { text = offset }
            if strcmp(name, "_attributeArray") == 0, type == OpaquePointer.self { list = offset }
            return true
        }
        guard let text, let list else { return nil }
        return alr_fields(text: text, list: list)
    }

    /// The word before the last one of those in front of a class; documented for the runtime as `HeapMetadataHeaderPrefix`.
    private static func destroyFunction(of type: AnyClass) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        let metadata = UnsafeMutableRawPointer(mutating: unsafeBitCast(type, to: UnsafeRawPointer.self))
        return (metadata - 2 * MemoryLayout<UnsafeRawPointer>.size).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }
}
