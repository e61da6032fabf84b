import Foundation

/// The query for the keychain in an app's dictionary.
struct KeychainQuery {
    /// Which items' synchronizing is meant.
    enum Synchronizing { case off, on, any }

    let itemClass: String?
    /// The attributes that an item must have, or is to have.
    private(set) var values: [String: KeychainValue] = [:]
    private(set) var persistentReference: Data?
    private(set) var limit = 1
    private(set) var synchronizing = Synchronizing.off
    let returnsData: Bool
    let returnsAttributes: Bool
    let returnsPersistentReference: Bool
    let mayAsk: Bool

    init(_ dictionary: CFDictionary) {
        var given: [String: Any] = [:]
        for (key, value) in dictionary { if case .text(let name) = KeychainValue(key) { given[name] = value } }
        func isSet(_ key: CFString) -> Bool { given[key].flatMap(KeychainValue.init) == .number(1) }
        if case .text(let name) = given[kSecClass].flatMap(KeychainValue.init) { itemClass = name } else { itemClass = nil }
        returnsData = isSet(kSecReturnData)
        returnsAttributes = isSet(kSecReturnAttributes)
        returnsPersistentReference = isSet(kSecReturnPersistentRef)
        mayAsk =
            !isSet(kSecUseNoAuthenticationUI)
            && given[kSecUseAuthenticationUI].flatMap(KeychainValue.init) != .text(kSecUseAuthenticationUIFail as String)
        readLimit(given[kSecMatchLimit])
        if case .data(let reference) = given[kSecValuePersistentRef].flatMap(KeychainValue.init) { persistentReference = reference }
        if let value = given[kSecAttrSynchronizable].flatMap(KeychainValue.init) {
            synchronizing = value == .text(kSecAttrSynchronizableAny as String) ? .any : value == .number(1) ? .on : .off
        }
        for (key, value) in given where Self.attributes.contains(key) { values[key] = Self.value(value) }
        if let control = given[kSecAttrAccessControl] as? SecAccessControl { values[kSecAttrAccessible] = .text(control.protection) }
    }

    private mutating func readLimit(_ value: Any?) {
        switch value.flatMap(KeychainValue.init) {
        case .text(let name) where name == kSecMatchLimitAll as String: limit = .max
        case .number(let number): limit = max(1, number)
        default: limit = 1
        }
    }

    private static func value(_ value: Any) -> KeychainValue? {
        if let control = value as? SecAccessControl { return .number(Int(bitPattern: control.flags.rawValue)) }
        return KeychainValue(value)
    }

    private static let attributes = KeychainNames.set(
        kSecValueData, kSecAttrAccessControl, kSecAttrAccessible, kSecAttrAccessGroup, kSecAttrCreationDate, kSecAttrModificationDate,
        kSecAttrDescription, kSecAttrComment, kSecAttrCreator, kSecAttrType, kSecAttrLabel, kSecAttrIsInvisible, kSecAttrIsNegative,
        kSecAttrAccount, kSecAttrService, kSecAttrGeneric, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
        kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath)

    /// Returns true if an item is meant. Its secret and who may read it are no matter of finding it.
    func matches(_ item: KeychainItem) -> Bool {
        if let itemClass, item.itemClass != itemClass { return false }
        if let persistentReference, item.persistentReference != persistentReference { return false }
        let isSynchronizing = item.values[kSecAttrSynchronizable] == .number(1)
        if synchronizing != .any, isSynchronizing != (synchronizing == .on), persistentReference == nil { return false }
        return values.allSatisfy { key, value in
            key == kSecValueData as String || key == kSecAttrAccessControl as String || item.values[key] == value
        }
    }

    /// The item that is to be added.
    func newItem(number: Int, itemClass: String, now: Date, accessGroup: String) -> KeychainItem {
        var values = values
        values[kSecAttrSynchronizable] = .number(synchronizing == .on ? 1 : 0)
        values[kSecAttrAccessGroup] = values[kSecAttrAccessGroup] ?? .text(accessGroup)
        values[kSecAttrAccessible] = values[kSecAttrAccessible] ?? .text(kSecAttrAccessibleWhenUnlocked as String)
        for key in [kSecAttrCreationDate, kSecAttrModificationDate] where values[key] == nil { values[key] = .date(now) }
        return KeychainItem(number: number, itemClass: itemClass, values: values)
    }

    /// The result for an item in the form that an app asked for; nil if it asked for none.
    func result(for item: KeychainItem) -> Any? {
        let secret = item.values[kSecValueData]?.value
        let wanted = [returnsData, returnsPersistentReference].count { $0 }
        if !returnsAttributes, wanted < 2 {
            return returnsData ? secret ?? Data() : returnsPersistentReference ? item.persistentReference : nil
        }
        var result: [String: Any] = [:]
        if returnsAttributes {
            result = item.values.filter { $0.key != kSecValueData as String && $0.key != kSecAttrAccessControl as String }.mapValues(
                \.value)
            result[kSecClass] = item.itemClass
        }
        if returnsData { result[kSecValueData] = secret }
        if returnsPersistentReference { result[kSecValuePersistentRef] = item.persistentReference }
        return result
    }
}
