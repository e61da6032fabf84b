import Foundation

// Passwords that an app shares with a site of its maker: there is nobody here who vouches that both belong together.

/// Would keep a password for a site, or with nil take it away. The handler gets an error, `errSecUnimplemented`.
// apple: https://developer.apple.com/documentation/security/secaddsharedwebcredential(_:_:_:_:)
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
    refuse { completionHandler($0) }
}

/// Would let the person choose among the passwords of a site. The handler gets no credentials, and an error, `errSecUnimplemented`.
// apple: https://developer.apple.com/documentation/security/secrequestsharedwebcredential(_:_:_:)
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
    refuse { completionHandler(nil, $0) }
}

/// A password made at random: four groups of three letters and digits with hyphens between them, none that is easily taken for another,
/// and at least one small letter, one capital and one digit.
// apple: https://developer.apple.com/documentation/security/seccreatesharedwebcredentialpassword()
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let kinds = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
    let all = kinds.flatMap { $0 }
    var characters = kinds.compactMap { $0.randomElement() }
    while characters.count < 12 { characters.append(all[Int.random(in: 0..<all.count)]) }
    characters.shuffle()
    return stride(from: 0, to: 12, by: 3).map { String(characters[$0..<$0 + 3]) }.joined(separator: "-") as CFString
}

private func refuse(_ answer: @escaping (CFError) -> Void) {
    nonisolated(unsafe) let answer = answer
    DispatchQueue.global().async { answer(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))) }
}
