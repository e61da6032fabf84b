import Security
import Testing

struct PolicyTests {
    @Test("A policy says what it asks, and one is made of that again")
    func properties() throws {
        let policies = [
            SecPolicyCreateBasicX509(), SecPolicyCreateSSL(true, "example.org"), SecPolicyCreateSSL(false, nil),
            try #require(SecPolicyCreateRevocation(kSecRevocationCRLMethod | kSecRevocationPreferCRL)),
        ]
        for policy in policies {
            let properties = try #require(SecPolicyCopyProperties(policy))
            let name = try #require(properties.object(forKey: kSecPolicyOid) as? String)
            #expect(SecPolicyCreateWithProperties(name as CFString, properties) == policy)
        }
        #expect(Set(policies).count == 4)
    }

    @Test("A name that is none has no policy")
    func misuse() {
        #expect(SecPolicyCreateWithProperties("1.2.3" as CFString, nil) == nil)
        #expect(SecPolicyCreateWithProperties([] as CFArray, nil) == nil)
        #expect(SecPolicyCreateWithProperties(kSecPolicyAppleSSL, nil) == SecPolicyCreateSSL(true, nil))
    }

    @Test("The flags have Apple's numbers")
    func flags() {
        #expect(kSecRevocationUseAnyAvailableMethod == kSecRevocationOCSPMethod | kSecRevocationCRLMethod)
        #expect([kSecRevocationPreferCRL, kSecRevocationRequirePositiveResponse, kSecRevocationNetworkAccessDisabled] == [4, 8, 16])
    }
}
