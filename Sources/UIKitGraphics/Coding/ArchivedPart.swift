public import Foundation

/// The state of an object in an archive, as far as one class of it is concerned: read once, taken over by each object made of it.
///
/// A subclass knows the keys of one class, and reads them when it is made. Objects that are not the same for all that are made are
/// left in the archive: ``ArchivedObject``.
@_spi(ForasteroInternal)
open class ArchivedPart {
    /// - Precondition: the coder has keys.
    public required init(from coder: NSCoder) {}
}

/// An object of a nib, of which many are made: keeps what its classes have read of it.
@_spi(ForasteroInternal)
open class RepeatedObject {
    // optimization: nothing else happens while it is read or set, which would otherwise be checked each time.
    @exclusivity(unchecked) private var parts: [ArchivedPart] = []

    public init() {}

    final func part<Part: ArchivedPart>(_ type: Part.Type, from coder: NSCoder) -> Part {
        for part in parts where Swift.type(of: part) == type { return unsafeDowncast(part, to: type) }
        let part = Part(from: coder)
        parts.append(part)
        return part
    }
}

extension NSCoder {
    /// The part that one class reads of the object that is decoded.
    package func part<Part: ArchivedPart>(_ type: Part.Type) -> Part {
        guard let object = (self as? RepeatingCoder)?.current else { return Part(from: self) }
        return object.part(type, from: self)
    }
}
