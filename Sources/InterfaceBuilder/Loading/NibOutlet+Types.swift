import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension NibOutlet {
    private struct Property: Hashable {
        let owner: ObjectIdentifier
        let name: String
    }
    /// The types of stored properties, nil for what is computed or missing; looked for once for each class.
    private static var types: [Property: Any.Type?] = [:]

    /// The type of the property, if it is a stored one that cannot hold a value.
    // ad-hoc: optional properties would take an object of a wrong class for nil, without a word.
    func typeRefusing(_ value: Any) -> Any.Type? {
        let property = Property(owner: ObjectIdentifier(type(of: source)), name: path)
        let known = Self.types[property] ?? declaredType
        Self.types[property] = .some(known)
        guard let known, !Self.isInstance(value, of: known) else { return nil }
        return known
    }

    private var declaredType: Any.Type? {
        var mirror: Mirror? = Mirror(reflecting: source)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == path }) { return type(of: child.value) }
            mirror = current.superclassMirror
        }
        return nil
    }

    private static func isInstance(_ value: Any, of type: Any.Type) -> Bool {
        func check<Checked>(_ type: Checked.Type) -> Bool { value is Checked }
        return _openExistential(type, do: check)
    }
}
