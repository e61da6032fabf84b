import Foundation
import Security
import Testing

struct SharedWebCredentialsTests {
    @Test("Nobody vouches for a site here: passwords are not shared with it")
    func refusals() async {
        let kept = await withCheckedContinuation { done in
            SecAddSharedWebCredential("example.org", "ann", "secret") { done.resume(returning: $0.map { CFErrorGetCode($0) }) }
        }
        #expect(kept == Int(errSecUnimplemented))
        let found = await withCheckedContinuation { done in
            SecRequestSharedWebCredential(nil, nil) { list, error in
                done.resume(returning: "\(list == nil) \(error.map { CFErrorGetDomain($0) ?? "" } ?? "")")
            }
        }
        #expect(found == "true NSOSStatusErrorDomain")
    }

    @Test("A password made at random has four groups of three, and each kind of character")
    func passwords() throws {
        let password = try #require(SecCreateSharedWebCredentialPassword()) as String
        let lengths = password.split(separator: "-").map(\.count)
        #expect(lengths == [3, 3, 3, 3])
        let kinds: [(Character) -> Bool] = [\.isLowercase, \.isUppercase, \.isNumber]
        let found = kinds.filter { password.contains(where: $0) }.count
        #expect(found == 3)
        #expect(password != SecCreateSharedWebCredentialPassword() as String?)
    }
}
