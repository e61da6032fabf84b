import Dispatch
import Security
import Testing

struct TrustTests {
    private func trust(
        _ certificates: [SecCertificate], _ policy: SecPolicy? = nil, root: Data? = TestCertificates.root, year: Int = 2025
    ) throws -> SecTrust {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificates as CFArray, policy, &trust) == errSecSuccess)
        let made = try #require(trust)
        let anchors = try root.map { [try TestCertificates.certificate($0)] as CFArray } ?? [] as CFArray
        #expect(SecTrustSetAnchorCertificates(made, anchors) == errSecSuccess)
        let date = Date(timeIntervalSince1970: 1_577_836_800 + Double(year - 2020) * 31_557_600 + 86_400)
        #expect(SecTrustSetVerifyDate(made, date as CFDate) == errSecSuccess)
        return made
    }

    private func status(_ trust: SecTrust) -> OSStatus {
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        #expect(isTrusted == (error == nil))
        if let error { #expect(CFErrorGetDomain(error) as String == NSOSStatusErrorDomain) }
        return error.map { OSStatus(CFErrorGetCode($0)) } ?? errSecSuccess
    }

    private func result(_ trust: SecTrust) -> SecTrustResultType {
        var result = SecTrustResultType.otherError
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess)
        return result
    }

    @Test("A chain to a certificate that the app names is trusted, and copied as far as it leads")
    func trusted() throws {
        let trust = try trust(TestCertificates.chain)
        #expect(result(trust) == .invalid)
        #expect(status(trust) == errSecSuccess)
        #expect(result(trust) == .unspecified)
        let chain = try #require(SecTrustCopyCertificateChain(trust) as? [SecCertificate])
        #expect(chain == (try TestCertificates.chain + [TestCertificates.certificate(TestCertificates.root)]))
        #expect(SecTrustGetCertificateCount(trust) == 3)
        #expect(SecTrustCopyKey(trust) == SecCertificateCopyKey(chain[0]))
    }

    @Test(
        "A certificate is for the hosts among its alternative names; a star stands for one label, the common name for none",
        arguments: [
            ("www.example.org", true), ("WWW.Example.org", true), ("www.example.org.", true), ("a.example.com", true),
            ("192.0.2.7", true), ("example.org", false), ("a.b.example.com", false), ("example.com", false), ("192.0.2.8", false),
            ("", false), ("Test Server", false),
        ])
    func hosts(host: String, isNamed: Bool) throws {
        let trust = try trust(TestCertificates.chain, SecPolicyCreateSSL(true, host as CFString))
        #expect(status(trust) == (isNamed ? errSecSuccess : errSecHostNameMismatch))
    }

    @Test("A host as a common name alone does not count")
    func commonName() throws {
        let certificates = [TestCertificates.named, TestCertificates.intermediate]
        let trust = try trust(certificates.map(TestCertificates.certificate), SecPolicyCreateSSL(true, "www.example.org"))
        #expect(status(trust) == errSecHostNameMismatch)
        #expect(SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, nil)) == errSecSuccess)
        #expect(status(trust) == errSecSuccess)
    }

    @Test("Before its first date and after its last a certificate is not trusted")
    func dates() throws {
        #expect(status(try trust(TestCertificates.chain, year: 2019)) == errSecCertificateNotValidYet)
        #expect(status(try trust(TestCertificates.chain, year: 2052)) == errSecCertificateExpired)
        let expired = try [TestCertificates.expired, TestCertificates.intermediate].map(TestCertificates.certificate)
        #expect(status(try trust(expired, year: 2020)) == errSecSuccess)
        #expect(status(try trust(expired, year: 2022)) == errSecCertificateExpired)
    }

    @Test("A missing certificate, another root, none, and one's own signature lead nowhere")
    func untrusted() throws {
        let server = try TestCertificates.certificate(TestCertificates.server)
        #expect(status(try trust([server])) == errSecCreateChainFailed)
        #expect(status(try trust(TestCertificates.chain, root: nil)) == errSecCreateChainFailed)
        #expect(status(try trust(TestCertificates.chain, root: TestCertificates.other)) != errSecSuccess)
        let alone = try TestCertificates.certificate(TestCertificates.alone)
        #expect(status(try trust([alone])) == errSecNotTrusted)
        #expect(status(try trust([alone], root: TestCertificates.alone)) == errSecSuccess)
        let refused = try trust([alone])
        _ = SecTrustEvaluateWithError(refused, nil)
        #expect(result(refused) == .recoverableTrustFailure)
    }

    @Test("An app may trust a certificate for itself, without the one that signed it")
    func partialChain() throws {
        let server = try TestCertificates.certificate(TestCertificates.server)
        #expect(status(try trust([server], root: TestCertificates.intermediate)) == errSecSuccess)
        #expect(status(try trust([server], root: TestCertificates.server)) == errSecSuccess)
    }

    @Test("A changed signature is found, and cannot be overlooked")
    func damagedSignature() throws {
        var data = TestCertificates.server
        data[data.count - 1] ^= 1
        let certificates = try [data, TestCertificates.intermediate].map(TestCertificates.certificate)
        let trust = try trust(certificates)
        #expect(status(trust) == errSecInvalidSignature)
        #expect(result(trust) == .fatalTrustFailure)
        #expect(SecTrustSetExceptions(trust, SecTrustCopyExceptions(trust)))
        #expect(status(trust) == errSecInvalidSignature)
    }

    @Test("A certificate for clients is none for servers")
    func purposes() throws {
        let client = try [TestCertificates.client, TestCertificates.intermediate].map(TestCertificates.certificate)
        #expect(status(try trust(client, SecPolicyCreateSSL(true, nil))) == errSecInvalidExtendedKeyUsage)
        #expect(status(try trust(client, SecPolicyCreateSSL(false, nil))) == errSecSuccess)
        #expect(status(try trust(TestCertificates.chain, SecPolicyCreateSSL(false, nil))) == errSecInvalidExtendedKeyUsage)
    }

    @Test("Revocation is met as far as no answer is required, since nobody is asked")
    func revocation() throws {
        let chain = try TestCertificates.chain
        #expect(status(try trust(chain, SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod))) == errSecSuccess)
        let strict = SecPolicyCreateRevocation(kSecRevocationOCSPMethod | kSecRevocationRequirePositiveResponse)
        #expect(status(try trust(chain, strict)) == errSecIncompleteCertRevocationCheck)
        #expect(SecPolicyCreateRevocation(0) == nil)
    }

    @Test("The certificates of the app are trusted alone until it says otherwise")
    func anchors() throws {
        let trust = try trust(TestCertificates.chain)
        var anchors: CFArray?
        #expect(SecTrustCopyCustomAnchorCertificates(trust, &anchors) == errSecSuccess)
        #expect(anchors?.count == 1)
        #expect(SecTrustSetAnchorCertificatesOnly(trust, false) == errSecSuccess)
        #expect(status(trust) == errSecSuccess)
        #expect(SecTrustSetAnchorCertificates(trust, nil) == errSecSuccess)
        #expect(status(trust) == errSecCreateChainFailed)
        #expect(SecTrustSetAnchorCertificates(trust, ["root"] as CFArray) == errSecParam)
    }

    @Test("What speaks against a certificate can be overlooked, as long as nothing else does")
    func exceptions() throws {
        let trust = try trust(TestCertificates.chain, SecPolicyCreateSSL(true, "elsewhere.org"))
        #expect(status(trust) == errSecHostNameMismatch)
        let exceptions = try #require(SecTrustCopyExceptions(trust))
        #expect(SecTrustSetExceptions(trust, exceptions))
        #expect(status(trust) == errSecSuccess)
        #expect(result(trust) == .proceed)
        SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 0) as CFDate)
        #expect(status(trust) == errSecCertificateNotValidYet)
        let other = try self.trust([TestCertificates.certificate(TestCertificates.alone)])
        #expect(!SecTrustSetExceptions(other, exceptions))
        #expect(!SecTrustSetExceptions(other, Data("nothing".utf8) as CFData))
        #expect(!SecTrustSetExceptions(other, nil))
    }

    @Test("What is no certificate and no policy is refused")
    func misuse() throws {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates([] as CFArray, nil, &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates("certificate" as CFString, nil, &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates(try TestCertificates.chain as CFArray, "policy" as CFString, &trust) == errSecParam)
        #expect(trust == nil)
        let made = try self.trust(TestCertificates.chain)
        #expect(SecTrustSetPolicies(made, ["policy"] as CFArray) == errSecParam)
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            SecTrustSetVerifyDate(made, NSDate(timeIntervalSinceReferenceDate: seconds))
            #expect(!SecTrustEvaluateWithError(made, nil))
        }
    }

    @Test("The error says whose certificate it is, and what is wrong")
    func texts() throws {
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(try trust(TestCertificates.chain, year: 2060), &error))
        #expect(error?.localizedDescription == "\u{201C}Test Server\u{201D}: The certificate has expired.")
    }

    @Test("Evaluation on a queue calls there")
    func asynchronously() async throws {
        let trust = try trust(TestCertificates.chain, SecPolicyCreateSSL(true, "elsewhere.org"))
        let queue = DispatchQueue(label: "trust")
        let code = await withCheckedContinuation { done in
            let status = SecTrustEvaluateAsyncWithError(trust, queue) { _, isTrusted, error in
                dispatchPrecondition(condition: .onQueue(queue))
                done.resume(returning: isTrusted ? 0 : error.map { CFErrorGetCode($0) } ?? 1)
            }
            #expect(status == errSecSuccess)
        }
        #expect(code == Int(errSecHostNameMismatch))
    }
}
