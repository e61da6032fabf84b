import Foundation
internal import ObjCRuntime

/// The keychain of one app: what the functions for items do.
struct Keychain: Sendable {
    /// The items of this process's app, in its container.
    static let ofProcess: Keychain = {
        let application = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let file = KeychainFile(folder: URL._objcLibraryDirectory.appendingPathComponent("Keychains", isDirectory: true))
        return Keychain(store: KeychainPlace(file: file, application: application), accessGroup: application)
    }()

    let store: any KeychainStore
    /// The group of items that name none.
    let accessGroup: String
    var now: @Sendable () -> Date = { Date() }

    private static let passwords = KeychainNames.set(kSecClassGenericPassword, kSecClassInternetPassword)
    private static let others = KeychainNames.set(kSecClassKey, kSecClassCertificate, kSecClassIdentity)

    func add(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let query = KeychainQuery(attributes)
        guard let itemClass = query.itemClass else { return errSecParam }
        guard Self.passwords.contains(itemClass) else { return Self.others.contains(itemClass) ? errSecUnimplemented : errSecNoSuchClass }
        return status {
            try store.update(mayAsk: query.mayAsk) { items in
                let number = (items.map(\.number).max() ?? 0) + 1
                let item = query.newItem(number: number, itemClass: itemClass, now: now(), accessGroup: accessGroup)
                guard !items.contains(where: item.isDuplicate) else { throw KeychainFailure(status: errSecDuplicateItem) }
                items.append(item)
                if let value = query.result(for: item) { result?.pointee = value as AnyObject }
            }
        }
    }

    func copyMatching(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let query = KeychainQuery(attributes)
        guard query.itemClass != nil || query.persistentReference != nil else { return errSecParam }
        return status {
            let found = Array(try store.items(mayAsk: query.mayAsk).lazy.filter(query.matches).prefix(query.limit))
            guard let first = found.first else { throw KeychainFailure(status: errSecItemNotFound) }
            // Nobody can be recognised here (MO-121).
            if query.returnsData || !query.mayAsk, found.contains(where: \.asksThePerson) {
                throw KeychainFailure(status: query.mayAsk ? errSecAuthFailed : errSecInteractionNotAllowed)
            }
            guard let value = query.result(for: first) else { return }
            result?.pointee = (query.limit == 1 ? value : found.compactMap(query.result)) as AnyObject
        }
    }

    func update(_ attributes: CFDictionary, to changes: CFDictionary) -> OSStatus {
        let (query, changes) = (KeychainQuery(attributes), KeychainQuery(changes))
        guard query.itemClass != nil || query.persistentReference != nil else { return errSecParam }
        return status {
            try store.update(mayAsk: query.mayAsk) { items in
                let places = items.indices.filter { query.matches(items[$0]) }
                guard !places.isEmpty else { throw KeychainFailure(status: errSecItemNotFound) }
                for place in places {
                    items[place].values.merge(changes.values) { $1 }
                    if changes.values[kSecAttrModificationDate] == nil { items[place].values[kSecAttrModificationDate] = .date(now()) }
                    let isTaken = items.indices.contains { $0 != place && items[$0].isDuplicate(of: items[place]) }
                    if isTaken { throw KeychainFailure(status: errSecDuplicateItem) }
                }
            }
        }
    }

    func delete(_ attributes: CFDictionary) -> OSStatus {
        let query = KeychainQuery(attributes)
        guard query.itemClass != nil || query.persistentReference != nil else { return errSecParam }
        return status {
            try store.update(mayAsk: query.mayAsk) { items in
                let rest = items.filter { !query.matches($0) }
                guard rest.count < items.count else { throw KeychainFailure(status: errSecItemNotFound) }
                items = rest
            }
        }
    }

    private func status(_ body: () throws -> Void) -> OSStatus {
        do {
            try body()
            return errSecSuccess
        } catch { return (error as? KeychainFailure)?.status ?? errSecIO }
    }
}
