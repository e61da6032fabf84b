import Foundation

// The questions that the decoding of our classes asks again and again.
extension NSCoder {
    /// The raw value under a key as an enumeration's value; nil where there is none, or none that the enumeration has.
    package func decodeEnumeration<Value: RawRepresentable>(_ type: Value.Type, forKey key: String) -> Value? where Value.RawValue == Int {
        containsValue(forKey: key) ? Value(rawValue: decodeInteger(forKey: key)) : nil
    }

    /// The number under a key; nil where there is none.
    package func decodeNumber(forKey key: String) -> CGFloat? {
        guard containsValue(forKey: key) else { return nil }
        let number = decodeDouble(forKey: key)
        return number.isFinite ? CGFloat(number) : nil
    }

    package func decodeFlag(forKey key: String) -> Bool? { containsValue(forKey: key) ? decodeBool(forKey: key) : nil }

    /// The object under a key; nil where there is none, which Foundation's unarchiver takes for a damaged archive.
    package func decodePresent(forKey key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }

    package func decodeText(forKey key: String) -> String? {
        if let coder = self as? RepeatingCoder { return coder.text(forKey: key) }
        return switch decodePresent(forKey: key) {
        case let text as String: text
        case let text as NSString: "\(text)"
        default: nil
        }
    }

    /// The objects under a key that are of a class; those of other classes are left out.
    package func decodeObjects<Element: AnyObject>(_ type: Element.Type, forKey key: String) -> [Element]? {
        if let coder = self as? RepeatingCoder {
            guard let objects = coder.objects(forKey: key) else { return nil }
            var found: [Element] = []
            found.reserveCapacity(objects.count)
            for object in objects { if let object = object as? Element { found.append(object) } }
            return found
        }
        return switch decodePresent(forKey: key) {
        case let found as [Any]: found.compactMap { $0 as? Element }
        case let found as NSArray: found.compactMap { $0 as? Element }
        default: nil
        }
    }
}
