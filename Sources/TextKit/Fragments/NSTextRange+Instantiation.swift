// `Self(location:end:)` in an extension of ranges: all that is known is that it is a range. Every designated initializer has a position in
// the method table of every subclass, so a class that declares it as required serves as the static type of the metatype.

/// The static type through which `_objcNew(_:location:end:)` reaches the initializer. It has no instances.
open class _NewTextRange: NSTextRange {
    public required override init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)? = nil) {
        super.init(location: location, end: endLocation)
    }
}

/// A new range of a class that is only known at run time; nil if the end lies before the start.
/// - Precondition: the class has `init(location:end:)`.
public func _objcNew<T: NSTextRange>(_ type: T.Type, location: any NSTextLocation, end: (any NSTextLocation)? = nil) -> T? {
    unsafeBitCast(type, to: _NewTextRange.Type.self).init(location: location, end: end).map { unsafeDowncast($0, to: T.self) }
}
