import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A property of an object that a nib sets through key-value coding.
@MainActor
struct NibOutlet {
    let source: any NSObjectProtocol
    let path: String
    /// True if the object stands for one of a class that is missing, and so may lack the property.
    let isSubstitute: Bool

    /// Stores an object, or the objects of a collection. A value of the wrong type is left out, with a warning.
    /// - Precondition: the source has such a property, or is a substitute.
    func connect(_ value: Any, at location: SourceLocation?, _ maker: NibObjectMaker) {
        let isSubstitute = isSubstitute
        tolerating { kind, text in
            guard kind == .wrongValue || isSubstitute else {
                // A message that stops the process now does not know where in which document the mistake is.
                if let location { ConsoleWarning.tell("\(location): the outlet leads from an object that has no such property.") }
                return false
            }
            if kind == .wrongValue { maker.warn(location, "The outlet cannot be connected: \(text)") }
            return true
        } during: {
            source.setValue(value, forKey: path)
        }
    }

    /// Sets a value by key path. Where there is no such property, or the value is of the wrong type, a warning says so.
    func setAttribute(_ value: Any?, at location: SourceLocation?, _ maker: NibObjectMaker) {
        let isSubstitute = isSubstitute
        tolerating { [path, source] _, text in
            if !isSubstitute {
                maker.warn(location, "Failed to set (\(path)) user defined inspected property on (\(type(of: source))): \(text)")
            }
            return true
        } during: {
            source.setValue(value, forKeyPath: path)
        }
    }

    /// The members of a collection up to now.
    var members: [AnyObject] { isSubstitute ? [] : (source.value(forKey: path) as? [AnyObject]) ?? [] }

    private func tolerating(
        _ tolerance: @escaping @MainActor (KeyValueErrors.Kind, String) -> Bool, during body: () -> Void
    ) {
        let former = KeyValueErrors.tolerance
        KeyValueErrors.tolerance = { kind, text in MainActor.assumeIsolated { tolerance(kind, text) } }
        defer { KeyValueErrors.tolerance = former }
        body()
    }
}
