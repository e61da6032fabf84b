import Foundation

/// The attributes of a key to make, in an app's dictionary.
struct KeyAttributes {
    private let given: [String: Any]

    init(_ dictionary: CFDictionary) {
        var given: [String: Any] = [:]
        for (key, value) in dictionary { if case .text(let name) = KeychainValue(key) { given[name] = value } }
        self.given = given
    }

    func text(_ key: CFString) -> String? {
        guard case .text(let text) = given[key].flatMap(KeychainValue.init) else { return nil }
        return text
    }

    /// Returns true if an attribute has one of the values that constants name.
    func has(_ key: CFString, _ value: CFString) -> Bool { text(key) == value as String }

    /// A number, which some write as text.
    func number(_ key: CFString) -> Int? {
        switch given[key].flatMap(KeychainValue.init) {
        case .number(let number): number
        case .text(let text): Int(text)
        default: nil
        }
    }

    func data(_ key: CFString) -> Data? {
        guard case .data(let data) = given[key].flatMap(KeychainValue.init) else { return nil }
        return data
    }

    /// Returns true if an attribute is set here, or for one of the halves.
    func isSet(_ key: CFString) -> Bool { number(key) == 1 || halves.contains { $0.number(key) == 1 } }

    private var halves: [KeyAttributes] {
        [kSecPrivateKeyAttrs, kSecPublicKeyAttrs].compactMap { name in
            (given[name] as? CFDictionary ?? (given[name] as? [AnyHashable: Any]).map { $0 as CFDictionary }).map(KeyAttributes.init)
        }
    }
}
