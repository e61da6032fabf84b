import Foundation

/// An object that an archive holds under a key.
package enum ArchivedObject<Kind: AnyObject> {
    case none
    /// It never changes, so that all may have the same.
    case lasting(Kind)
    /// To be decoded for each.
    case key(String)

    package init(_ key: String, in coder: NSCoder) {
        if !coder.containsValue(forKey: key) {
            self = .none
        } else if let object = (coder as? RepeatingCoder)?.lastingObject(forKey: key) {
            self = (object as? Kind).map { .lasting($0) } ?? .none
        } else if (coder as? RepeatingCoder)?.isNull(forKey: key) == true {
            self = .none
        } else {
            self = .key(key)
        }
    }

    /// Nil where there is none, or where it is of another class.
    package func decode(from coder: NSCoder) -> Kind? {
        switch self {
        case .none: nil
        case .lasting(let object): object
        case .key(let key): coder.decodePresent(forKey: key) as? Kind
        }
    }
}
