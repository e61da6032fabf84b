import Foundation

/// One step in the life of a domain.
enum DefaultsChange {
    case set([String: Any])
    case remove(String)
    /// The domain is empty, then has these values.
    case replaceAll([String: Any])

    func apply(to values: inout [String: Any]) {
        switch self {
        case .set(let new): values.merge(new) { $1 }
        case .remove(let key): values[key] = nil
        case .replaceAll(let new): values = new
        }
    }

    /// Returns true if nothing is left of this change after a later one.
    func isReplaced(by later: DefaultsChange) -> Bool {
        guard let laterKeys = later.keys else { return true }
        return keys.map { $0.isSubset(of: laterKeys) } ?? false
    }

    /// The keys it concerns; nil for all that there are.
    private var keys: Set<String>? {
        switch self {
        case .set(let values): Set(values.keys)
        case .remove(let key): [key]
        case .replaceAll: nil
        }
    }
}

extension DefaultsChange {
    private static let setting = "set", removing = "remove", replacing = "replace"

    /// The change as a property list.
    var propertyList: [String: Any] {
        switch self {
        case .set(let values): [Self.setting: values]
        case .remove(let key): [Self.removing: key]
        case .replaceAll(let values): [Self.replacing: values]
        }
    }

    init?(propertyList: Any) {
        guard let entry = propertyList as? [String: Any] else { return nil }
        if let values = entry[Self.setting] as? [String: Any] {
            self = .set(values)
        } else if let key = entry[Self.removing] as? String {
            self = .remove(key)
        } else if let values = entry[Self.replacing] as? [String: Any] {
            self = .replaceAll(values)
        } else {
            return nil
        }
    }
}
