import Foundation

/// An item of the keychain: its class, and what is known of it by the names of its attributes.
struct KeychainItem: Equatable, Sendable {
    let number: Int
    let itemClass: String
    var values: [String: KeychainValue]

    /// The attributes that identify an item of a class (MO-117).
    static func primaryKeys(of itemClass: String) -> [CFString] {
        let common: [CFString] = [kSecAttrAccount, kSecAttrAccessGroup, kSecAttrSynchronizable]
        if itemClass == kSecClassGenericPassword as String { return common + [kSecAttrService] }
        return common + [kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath]
    }

    func isDuplicate(of other: KeychainItem) -> Bool {
        itemClass == other.itemClass && Self.primaryKeys(of: itemClass).allSatisfy { values[$0] == other.values[$0] }
    }

    /// True if a person would have to be recognised before the secret is read.
    var asksThePerson: Bool {
        guard case .number(let flags) = values[kSecAttrAccessControl] else { return false }
        return !SecAccessControlCreateFlags(rawValue: UInt(bitPattern: flags)).isDisjoint(with: .askingThePerson)
    }

    /// The reference that finds exactly this item again.
    var persistentReference: Data { Data("\(itemClass)\(number)".utf8) }

    var propertyList: [String: Any] { ["number": number, "class": itemClass, "values": values.mapValues(\.value)] }

    init(number: Int, itemClass: String, values: [String: KeychainValue]) {
        (self.number, self.itemClass, self.values) = (number, itemClass, values)
    }

    init?(propertyList: [String: Any]) {
        guard let number = propertyList["number"] as? Int, let itemClass = propertyList["class"] as? String,
            let values = propertyList["values"] as? [String: Any]
        else { return nil }
        self.init(number: number, itemClass: itemClass, values: values.compactMapValues(KeychainValue.init))
    }
}
