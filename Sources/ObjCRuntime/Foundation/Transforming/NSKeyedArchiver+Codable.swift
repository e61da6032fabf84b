public import Foundation

// A value that can be coded is put into an archive as what a property list has for it.

extension NSKeyedArchiver {
    /// Puts a value into the archive.
    /// - Throws: what the value throws, or `EncodingError`.
    // apple: https://developer.apple.com/documentation/foundation/nskeyedarchiver/encodeencodable(_:forkey:)
    public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
        // Property lists of Foundation have no numbers and texts by themselves.
        let list = try PropertyListSerialization.propertyList(from: PropertyListEncoder().encode([value]), format: nil) as? [Any]
        encode((list?.first as AnyObject?), forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// Takes a value out of the archive; nil if there is none under that key, or none of that type.
    // apple: https://developer.apple.com/documentation/foundation/nskeyedunarchiver/decodedecodable(_:forkey:)
    public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }
    /// Takes a value out of the archive; nil if there is none under that key.
    /// - Throws: what the value throws, or `DecodingError`.
    // apple: https://developer.apple.com/documentation/foundation/nskeyedunarchiver/decodetopleveldecodable(_:forkey:)
    public func decodeTopLevelDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) throws -> Value? {
        let classes: [AnyClass] = [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSData.self, NSDate.self]
        // Foundation's archive stops the process where it is asked for a key that it does not have.
        guard containsValue(forKey: key), let object = decodeObject(of: classes, forKey: key) else { return nil }
        let data = try PropertyListSerialization.data(fromPropertyList: [object], format: .binary, options: 0)
        return try PropertyListDecoder().decode([Value].self, from: data).first
    }
}
