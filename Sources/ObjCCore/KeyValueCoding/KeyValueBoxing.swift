import Foundation

/// A value as key-value coding hands it out: numbers as `NSNumber`, enumerations and options as their raw values.
func keyValueBoxed(_ value: Any?) -> Any? {
    guard let value = value.flatMap({ boxed($0) }) else { return nil }
    if MetadataKind(of: type(of: value)) == .class || value is String { return value }
    if let number = numberValue(of: value) { return number }
    if let raw = (value as? any RawRepresentable).flatMap({ rawValue(of: $0) }) { return raw }
    return value
}

private func rawValue(of value: any RawRepresentable) -> Any? {
    let raw: Any = value.rawValue
    return numberValue(of: raw) ?? (raw as? String)
}
