import Testing

@testable import Security

struct KeychainTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")
    private var keychain: Keychain { Keychain(store: KeychainFile(folder: folder), accessGroup: "org.example.app") }

    private func password(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
        let item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecAttrAccount: account]
        return item.merging(more) { $1 } as CFDictionary
    }

    private func found(_ query: CFDictionary) -> (OSStatus, AnyObject?) {
        var result: AnyObject?
        let status = keychain.copyMatching(query, &result)
        return (status, result)
    }

    @Test("MO-117: an item with the same primary keys is a duplicate; another account, service or group is not")
    func duplicates() {
        #expect(keychain.add(password("ann", [kSecValueData: Data([1])]), nil) == errSecSuccess)
        #expect(keychain.add(password("ann", [kSecValueData: Data([2]), kSecAttrLabel: "other"]), nil) == -25299)
        for more in [[kSecAttrService: "news"], [kSecAttrAccessGroup: "shared"], [kSecAttrSynchronizable: true]] as [[CFString: Any]] {
            #expect(keychain.add(password("ann", more), nil) == 0)
        }
        let server: [CFString: Any] = [kSecClass: kSecClassInternetPassword, kSecAttrServer: "a.org", kSecAttrPort: 80]
        #expect(keychain.add(server as CFDictionary, nil) == 0)
        #expect(keychain.add(server as CFDictionary, nil) == errSecDuplicateItem)
        #expect(keychain.add(server.merging([kSecAttrPort: 81]) { $1 } as CFDictionary, nil) == 0)
    }

    @Test("MO-118: a query gives data, attributes, both, or nothing but the status")
    func results() throws {
        _ = keychain.add(password("ann", [kSecValueData: Data("one".utf8), kSecAttrLabel: "first"]), nil)
        _ = keychain.add(password("bob", [kSecValueData: Data("two".utf8)]), nil)
        #expect(found(password("ann", [kSecReturnData: kCFBooleanTrue as Any])).1 as? Data == Data("one".utf8))
        let attributes = try #require(found(password("ann", [kSecReturnAttributes: true])).1 as? [CFString: Any])
        #expect(attributes[kSecAttrLabel] as? String == "first" && attributes[kSecValueData] == nil)
        #expect(attributes[kSecAttrAccessGroup] as? String == "org.example.app")
        #expect(attributes[kSecAttrCreationDate] is Date)
        let both = try #require(found(password("ann", [kSecReturnAttributes: true, kSecReturnData: true])).1 as? [CFString: Any])
        #expect(both[kSecValueData] as? Data == Data("one".utf8))
        let bare = found(password("ann"))
        #expect(bare.0 == 0)
        #expect(bare.1 == nil)
        #expect(found(password("eve")).0 == -25300)
        let all: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true]
        #expect(found(all as CFDictionary).1 as? [Data] == [Data("one".utf8), Data("two".utf8)])
        #expect(found([kSecClass: kSecClassGenericPassword, kSecReturnData: true] as CFDictionary).1 as? Data == Data("one".utf8))
    }

    @Test("MO-118: a persistent reference finds its item again")
    func references() {
        var reference: AnyObject?
        #expect(keychain.add(password("ann", [kSecValueData: Data([7]), kSecReturnPersistentRef: true]), &reference) == 0)
        let query: [CFString: Any] = [kSecValuePersistentRef: reference as Any, kSecReturnData: true]
        #expect(found(query as CFDictionary).1 as? Data == Data([7]))
    }

    @Test("MO-119: all that match change or go; none is an error")
    func changes() {
        for account in ["ann", "bob"] { _ = keychain.add(password(account, [kSecValueData: Data([1])]), nil) }
        let all = [kSecClass: kSecClassGenericPassword] as CFDictionary
        #expect(keychain.update(all, to: [kSecValueData: Data([2])] as CFDictionary) == 0)
        #expect(found(password("bob", [kSecReturnData: true])).1 as? Data == Data([2]))
        #expect(keychain.update(all, to: [kSecAttrAccount: "ann"] as CFDictionary) == errSecDuplicateItem)
        #expect(keychain.update(password("eve"), to: [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
        #expect(keychain.delete(all) == 0)
        #expect(keychain.delete(all) == errSecItemNotFound)
    }

    @Test("MO-118: items that other devices share are only found by who asks for them")
    func synchronizing() {
        _ = keychain.add(password("ann", [kSecAttrSynchronizable: true]), nil)
        #expect(found(password("ann")).0 == errSecItemNotFound)
        #expect(found(password("ann", [kSecAttrSynchronizable: true])).0 == 0)
        #expect(found(password("ann", [kSecAttrSynchronizable: kSecAttrSynchronizableAny])).0 == 0)
    }

    @Test("MO-121: what only its owner may read is read by nobody here")
    func owners() throws {
        let control = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked as CFTypeRef, .biometryAny, nil))
        #expect(keychain.add(password("ann", [kSecValueData: Data([1]), kSecAttrAccessControl: control]), nil) == 0)
        #expect(found(password("ann", [kSecReturnData: true])).0 == errSecAuthFailed)
        #expect(found(password("ann", [kSecReturnData: true, kSecUseAuthenticationUI: kSecUseAuthenticationUIFail])).0 == -25308)
        #expect(found(password("ann", [kSecReturnAttributes: true])).0 == 0)
    }

    @Test("MO-120: the file is for its user alone, and does not show what it keeps")
    func file() throws {
        _ = keychain.add(password("ann", [kSecValueData: Data("correct horse".utf8)]), nil)
        for name in ["keychain", "keychain.key"] {
            let path = folder.appendingPathComponent(name).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("horse".utf8)) == nil)
        }
    }

    @Test("MO-120: a damaged file is kept aside, and the app goes on", arguments: [0, 5, 40])
    func damage(count: Int) throws {
        _ = keychain.add(password("ann", [kSecValueData: Data([1])]), nil)
        let file = folder.appendingPathComponent("keychain")
        try Data(repeating: 3, count: count).write(to: file)
        #expect(found(password("ann")).0 == errSecItemNotFound)
        #expect(try Data(contentsOf: file.appendingPathExtension("damaged")).count == count)
        #expect(keychain.add(password("ann"), nil) == 0)
    }

    @Test("A second damaged file does not replace the first; each is kept with its key")
    func damageAgain() throws {
        let file = folder.appendingPathComponent("keychain")
        for _ in 0..<2 {
            _ = keychain.add(password("ann", [kSecValueData: Data([1])]), nil)
            try Data([3]).write(to: file)
            #expect(found(password("ann")).0 == errSecItemNotFound)
        }
        for name in ["keychain.damaged", "keychain.key.damaged", "keychain.damaged-2", "keychain.key.damaged-2"] {
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path), "\(name)")
        }
    }

    @Test("A key that cannot be read for now costs no items")
    func unreadableKey() throws {
        _ = keychain.add(password("ann", [kSecValueData: Data([1])]), nil)
        let (key, elsewhere) = (folder.appendingPathComponent("keychain.key"), folder.appendingPathComponent("elsewhere"))
        try FileManager.default.moveItem(at: key, to: elsewhere)
        try FileManager.default.createDirectory(at: key, withIntermediateDirectories: false)
        #expect(found(password("ann")).0 == errSecNotAvailable)
        #expect(keychain.add(password("bob"), nil) == errSecNotAvailable)
        try FileManager.default.removeItem(at: key)
        try FileManager.default.moveItem(at: elsewhere, to: key)
        #expect(found(password("ann")).0 == errSecSuccess)
    }

    @Test("MO-08: keys, certificates and identities there are none")
    func classes() {
        #expect(keychain.add([kSecClass: kSecClassKey] as CFDictionary, nil) == errSecUnimplemented)
        #expect(found([kSecClass: kSecClassCertificate] as CFDictionary).0 == errSecItemNotFound)
        #expect(keychain.add([kSecAttrAccount: "ann"] as CFDictionary, nil) == errSecParam)
        #expect(keychain.add([kSecClass: "none"] as CFDictionary, nil) == errSecNoSuchClass)
    }
}
