import Security
import Testing

struct ImportTests {
    private func importing(_ data: Data, _ passphrase: String?) -> (OSStatus, NSDictionary?) {
        var items: CFArray?
        let options = passphrase.map { [kSecImportExportPassphrase: $0] as CFDictionary } ?? [:] as CFDictionary
        let status = SecPKCS12Import(data as CFData, options, &items)
        return (status, items?.firstObject as? NSDictionary)
    }

    @Test("A file has a key, its certificate and those that it comes with")
    func reading() throws {
        let (status, item) = importing(TestCertificates.identity, "secret")
        #expect(status == errSecSuccess)
        let identity = try #require(item?.object(forKey: kSecImportItemIdentity) as? SecIdentity)
        #expect(try #require(item?.object(forKey: kSecImportItemCertChain) as? [SecCertificate]) == (try TestCertificates.chain))
        #expect(item?.object(forKey: kSecImportItemLabel) as? String == "Test Server")
        #expect(item?.object(forKey: kSecImportItemTrust) is SecTrust)
        var (certificate, key): (SecCertificate?, SecKey?)
        #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
        #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
        let own = try #require(key)
        #expect(SecKeyCopyPublicKey(own) == SecCertificateCopyKey(try #require(certificate)))
        #expect(SecKeyCreateSignature(own, .ecdsaSignatureMessageX962SHA256, Data([1]) as CFData, nil) != nil)
    }

    @Test("The ciphers of old files are known")
    func oldCiphers() { #expect(importing(TestCertificates.oldIdentity, "secret").0 == errSecSuccess) }

    @Test("Another passphrase and damaged data have numbers of their own")
    func refusals() {
        #expect(importing(TestCertificates.identity, "wrong").0 == errSecAuthFailed)
        #expect(importing(TestCertificates.identity, nil).0 == errSecAuthFailed)
        for data in [Data(), Data([0x30, 0x84, 0xFF]), TestCertificates.server, Data(TestCertificates.identity.prefix(100))] {
            #expect(importing(data, "secret").0 == errSecDecode)
        }
        for place in stride(from: 0, to: TestCertificates.oldIdentity.count, by: 3) {
            var data = TestCertificates.oldIdentity
            data[place] ^= 0x55
            _ = importing(data, "secret")
        }
    }
}
