public import CoreGraphics
internal import UniformTypeIdentifiers

// Core Foundation hands over strings that the caller owns. Here they are Swift strings, in a box with the same two methods.

/// A string that a function has made or copied.
public struct CopiedString: Sendable {
    private let value: CFString

    init(_ value: CFString) { self.value = value }

    public func takeRetainedValue() -> CFString { value }
    public func takeUnretainedValue() -> CFString { value }
}

/// Whether data of one type are data of the other one too.
// apple: https://developer.apple.com/documentation/coreservices/1444079-uttypeconformsto
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return UTTypeEqual(inUTI, inConformsToUTI) }
    return type.conforms(to: other)
}

/// Whether two identifiers name the same type: case does not count.
// apple: https://developer.apple.com/documentation/coreservices/1446535-uttypeequal
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// The type that an extension of file names or a MIME type stands for; a dynamic one for an unknown tag.
// apple: https://developer.apple.com/documentation/coreservices/1448939-uttypecreatepreferredidentifierf
public func UTTypeCreatePreferredIdentifierForTag(_ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?)
    -> CopiedString?
{
    UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
        .map { CopiedString($0.identifier) }
}

/// The preferred extension or MIME type of a type; nil if it has none.
// apple: https://developer.apple.com/documentation/coreservices/1442744-uttypecopypreferredtagwithclass
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> CopiedString? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { CopiedString($0) }
}

/// What people call a type, in English; nil for an unknown one.
// apple: https://developer.apple.com/documentation/coreservices/1445156-uttypecopydescription
public func UTTypeCopyDescription(_ inUTI: CFString) -> CopiedString? {
    UTType(inUTI)?.localizedDescription.map { CopiedString($0) }
}
