import Foundation
import Testing

@testable import Security

/// The keychain with keepers of secrets that behave well and badly.
struct SecretServiceTests {
    private let desktop: TestDesktop

    init() throws { desktop = try TestDesktop() }

    private func password(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
        let item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecAttrAccount: account]
        return item.merging(more) { $1 } as CFDictionary
    }

    private func secret(_ account: String, in keychain: Keychain, _ more: [CFString: Any] = [:]) -> (OSStatus, Data?) {
        var result: AnyObject?
        let status = keychain.copyMatching(password(account, more.merging([kSecReturnData: true]) { $1 }), &result)
        return (status, result as? Data)
    }

    @Test("MO-120: where there is a secret service, it has the items, with the app, the class, the service and the account beside them")
    func keeping() throws {
        try desktop.beginKeeper("done")
        let keychain = desktop.keychain()
        #expect(secret("ann", in: keychain).0 == errSecItemNotFound)
        #expect(keychain.add(password("ann", [kSecValueData: Data("one".utf8), kSecAttrLabel: "Mail"]), nil) == errSecSuccess)
        #expect(keychain.add(password("ann"), nil) == errSecDuplicateItem)
        #expect(keychain.add(password("bob", [kSecValueData: Data("two".utf8)]), nil) == errSecSuccess)
        // Another process finds them.
        #expect(secret("bob", in: desktop.keychain()) == (0, Data("two".utf8)))
        #expect(keychain.update(password("ann"), to: [kSecValueData: Data("new".utf8), kSecAttrAccount: "eve"] as CFDictionary) == 0)
        #expect(secret("ann", in: keychain).0 == errSecItemNotFound)
        #expect(secret("eve", in: keychain) == (0, Data("new".utf8)))
        let secrets = try desktop.secrets()
        #expect(secrets.map(\.label) == ["org.example.app: mail, bob", "org.example.app: Mail, mail, eve"])
        #expect(
            secrets.first?.attributes == [
                "xdg:schema": "org.forastero.Keychain", "application": "org.example.app", "class": "genp", "service": "mail",
                "account": "bob",
            ])
        #expect(keychain.delete(password("bob")) == 0)
        #expect(try desktop.secrets().count == 1)
        #expect(!FileManager.default.fileExists(atPath: desktop.file.folder.appendingPathComponent("keychain").path))
    }

    @Test("MO-120: scripts and tests have the file, and so has who is without a service or a place in it", arguments: [true, false])
    func file(isForDesktop: Bool) throws {
        try desktop.beginKeeper(isForDesktop ? "noplace" : "done")
        let keychain = desktop.keychain(isForDesktop: isForDesktop)
        #expect(keychain.add(password("ann", [kSecValueData: Data([1])]), nil) == 0)
        #expect(secret("ann", in: keychain) == (0, Data([1])))
        #expect(try desktop.secrets().isEmpty)
        desktop.endKeeper()
        #expect(secret("ann", in: desktop.keychain(isForDesktop: isForDesktop)) == (0, Data([1])))
    }

    @Test("MO-120: what the file has moves to the service, and replaces nothing there")
    func moving() throws {
        let file = desktop.keychain(isForDesktop: false)
        for (account, byte) in [("ann", 1), ("bob", 2), ("eve", 3)] as [(String, UInt8)] {
            #expect(file.add(password(account, [kSecValueData: Data([byte])]), nil) == 0)
        }
        try desktop.beginKeeper("done")
        var reference: AnyObject?
        #expect(desktop.keychain().copyMatching(password("bob", [kSecReturnPersistentRef: true]), &reference) == 0)
        #expect(try desktop.secrets().count == 3)
        #expect(try desktop.file.items(mayAsk: false).isEmpty)
        // Later items of the file find numbers and names taken.
        #expect(file.add(password("ann", [kSecValueData: Data([9])]), nil) == 0)
        #expect(file.add(password("zoe", [kSecValueData: Data([4])]), nil) == 0)
        let keychain = desktop.keychain()
        for (account, byte) in [("ann", 1), ("bob", 2), ("eve", 3), ("zoe", 4)] as [(String, UInt8)] {
            #expect(secret(account, in: keychain) == (0, Data([byte])))
        }
        let query: [CFString: Any] = [kSecValuePersistentRef: reference as Any, kSecReturnData: true]
        var found: AnyObject?
        #expect(keychain.copyMatching(query as CFDictionary, &found) == 0)
        #expect(found as? Data == Data([2]))
    }

    @Test("MO-120: a person is asked once, and an answer counts once", arguments: ["locked", "twice"])
    func asking(mode: String) throws {
        try desktop.beginKeeper(mode)
        let keychain = desktop.keychain()
        #expect(keychain.add(password("ann", [kSecValueData: Data([1])]), nil) == 0)
        #expect(secret("ann", in: keychain) == (0, Data([1])))
        #expect(keychain.add(password("bob"), nil) == 0)
        #expect(desktop.endKeeperAndReadCalls().filter { $0 == "Prompt" }.count == 1)
    }

    @Test("MO-121: who must not ask is told that it cannot be done without, and nobody is asked")
    func notAsking() throws {
        try desktop.beginKeeper("done")
        #expect(desktop.keychain().add(password("ann", [kSecValueData: Data([1])]), nil) == 0)
        try desktop.beginKeeper("locked")
        let keychain = desktop.keychain()
        let quiet = [kSecUseAuthenticationUI: kSecUseAuthenticationUIFail] as [CFString: Any]
        #expect(secret("ann", in: keychain, quiet).0 == errSecInteractionNotAllowed)
        #expect(secret("ann", in: keychain) == (0, Data([1])))
        let calls = desktop.endKeeperAndReadCalls()
        #expect(calls.filter { $0 == "Prompt" }.count == 1)
        #expect(calls.contains("Dismiss"))
    }

    @Test("MO-120: who turns the question down has cancelled, and is not asked again")
    func dismissing() throws {
        try desktop.beginKeeper("done")
        #expect(desktop.keychain().add(password("ann", [kSecValueData: Data([1])]), nil) == 0)
        try desktop.beginKeeper("dismiss")
        let keychain = desktop.keychain()
        #expect(secret("ann", in: keychain).0 == errSecUserCanceled)
        #expect(secret("ann", in: keychain).0 == errSecInteractionNotAllowed)
        #expect(keychain.delete(password("ann")) == errSecInteractionNotAllowed)
        #expect(desktop.endKeeperAndReadCalls().filter { $0 == "Prompt" }.count == 1)
        try desktop.beginKeeper("done")
        #expect(secret("ann", in: keychain) == (0, Data([1])))
    }

    @Test("MO-120: a question that nobody answers ends with the time that there is, and stays asked once")
    func ignoring() throws {
        try desktop.beginKeeper("done")
        #expect(desktop.keychain().add(password("ann", [kSecValueData: Data([1])]), nil) == 0)
        try desktop.beginKeeper("ignore")
        let keychain = desktop.keychain(answers: 5, person: 0.1)
        #expect(secret("ann", in: keychain).0 == errSecInteractionNotAllowed)
        #expect(secret("ann", in: keychain).0 == errSecInteractionNotAllowed)
        #expect(desktop.endKeeperAndReadCalls().filter { $0 == "Prompt" }.count == 1)
    }

    @Test("MO-120: a service that refuses, never answers, or answers something else is told apart, and costs nothing")
    func badAnswers() throws {
        try desktop.beginKeeper("done")
        #expect(desktop.keychain().add(password("ann", [kSecValueData: Data([1])]), nil) == 0)
        for (mode, status) in [("refuse", errSecAuthFailed), ("silent", errSecNotAvailable), ("odd", errSecDecode)] {
            try desktop.beginKeeper(mode)
            let keychain = desktop.keychain(answers: mode == "silent" ? 0.3 : 5, person: 0)
            #expect(secret("ann", in: keychain).0 == status, "\(mode)")
            #expect(keychain.add(password("bob"), nil) == status, "\(mode)")
            #expect(keychain.delete(password("ann")) == status, "\(mode)")
        }
        try desktop.beginKeeper("done")
        #expect(secret("ann", in: desktop.keychain()) == (0, Data([1])))
        #expect(try desktop.secrets().count == 1)
    }

    @Test("MO-120: a service that leaves in the middle loses nothing, and one that is gone is no empty keychain")
    func leaving() throws {
        let file = desktop.keychain(isForDesktop: false)
        for account in ["ann", "bob"] { #expect(file.add(password(account, [kSecValueData: Data(account.utf8)]), nil) == 0) }
        try desktop.beginKeeper("die")
        let keychain = desktop.keychain()
        // It has the first, and leaves with the second.
        #expect(secret("ann", in: keychain).0 == errSecNotAvailable)
        #expect(try desktop.secrets().count == 1)
        #expect(secret("ann", in: keychain).0 == errSecNotAvailable)
        #expect(secret("ann", in: desktop.keychain()).0 == errSecNotAvailable)
        #expect(desktop.keychain().add(password("eve"), nil) == errSecNotAvailable)
        try desktop.beginKeeper("done")
        for account in ["ann", "bob"] { #expect(secret(account, in: keychain) == (0, Data(account.utf8))) }
        #expect(try desktop.secrets().count == 2)
    }

    @Test("MO-120: a secret that is none of its items is left as it is")
    func strangers() throws {
        try desktop.beginKeeper("done")
        let text =
            #"{"/org/freedesktop/secrets/collection/login/x": {"label": "x", "secret": "AAAA", "attributes": "#
            + #"{"xdg:schema": "org.forastero.Keychain", "application": "org.example.app", "account": "x"}}}"#
        try Data(text.utf8).write(to: desktop.folder.appendingPathComponent("secrets.json"))
        try desktop.beginKeeper("done")
        let keychain = desktop.keychain()
        #expect(keychain.add(password("ann", [kSecValueData: Data([1])]), nil) == 0)
        #expect(keychain.delete([kSecClass: kSecClassGenericPassword] as CFDictionary) == 0)
        #expect(try desktop.secrets().map(\.label) == ["x"])
    }
}
