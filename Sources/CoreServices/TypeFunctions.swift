public import CoreGraphics
internal import UniformTypeIdentifiers

private func copied(_ text: String) -> Unmanaged<CFString> { .passRetained(text as CFString) }

/// Returns true if data of one type are data of the other one too.
// apple: https://developer.apple.com/documentation/coreservices/1444079-uttypeconformsto
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
        return UTTypeEqual(inUTI, inConformsToUTI)
    }
    return type.conforms(to: other)
}

/// Returns true if two identifiers name the same type: case does not count.
// apple: https://developer.apple.com/documentation/coreservices/1446535-uttypeequal
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased == inUTI2.lowercased }

/// The type that an extension of file names or a MIME type stands for; a dynamic one for an unknown tag.
// apple: https://developer.apple.com/documentation/coreservices/1448939-uttypecreatepreferredidentifierf
public func UTTypeCreatePreferredIdentifierForTag(_ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?)
    -> Unmanaged<CFString>?
{
    UTType(
        tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
        conformingTo: inConformingToUTI.flatMap { UTType($0 as String) }
    )
    .map { copied($0.identifier) }
}

/// The preferred extension or MIME type of a type; nil if it has none.
// apple: https://developer.apple.com/documentation/coreservices/1442744-uttypecopypreferredtagwithclass
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]?.first.map(copied)
}

/// The description of a type, in English; nil for an unknown one.
// apple: https://developer.apple.com/documentation/coreservices/1445156-uttypecopydescription
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map(copied)
}
