import Security
import Testing

struct FunctionTests {
    @Test("MO-122: both ways to write a query compile, and the result comes through a pointer")
    func ways() {
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "both ways"]
        SecItemDelete(query as CFDictionary)
        #expect(SecItemAdd(query.merging([kSecValueData as String: Data([5])]) { $1 } as CFDictionary, nil) == errSecSuccess)
        var item: CFTypeRef?
        let other = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "both ways", kSecReturnData: kCFBooleanTrue!] as CFDictionary
        #expect(SecItemCopyMatching(other, &item) == errSecSuccess)
        #expect(item as? Data == Data([5]))
        #expect(SecItemUpdate(other, [kSecValueData: Data([6])] as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    }

    @Test("MO-08: results have texts, and other numbers none")
    func texts() {
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
        #expect(SecCopyErrorMessageString(12345, nil) == nil)
    }

    @Test("MO-08: random bytes fill what they are asked to")
    func random() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 8)
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
    }
}
