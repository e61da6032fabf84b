import Security
import Testing

struct CertificateTests {
    private let server = TestCertificates.server

    @Test("MO-08: a certificate is read from DER, and written as it was")
    func reading() throws {
        let certificate = try TestCertificates.certificate(server)
        #expect(SecCertificateCopyData(certificate) as Data == server)
        #expect(certificate == (try TestCertificates.certificate(server)))
        #expect(certificate != (try TestCertificates.certificate(TestCertificates.rsa)))
        #expect(Set([certificate, try TestCertificates.certificate(server)]).count == 1)
    }

    @Test("What is no certificate is none, however much of it is whole")
    func damage() throws {
        let text = "-----BEGIN CERTIFICATE-----\n\(server.base64EncodedString())\n-----END CERTIFICATE-----\n"
        for data in [Data(), Data([0x30]), Data(text.utf8), server + [0], Data(repeating: 0xFF, count: 1000), server.dropLast()] {
            #expect(SecCertificateCreateWithData(nil, Data(data) as CFData) == nil)
        }
        for count in stride(from: 0, to: server.count, by: 7) {
            #expect(SecCertificateCreateWithData(nil, Data(server.prefix(count)) as CFData) == nil)
        }
    }

    @Test("Each byte may be wrong: nothing crashes, whatever is asked of what is left", arguments: [0x01, 0x80, 0xFF] as [UInt8])
    func wrongBytes(mask: UInt8) throws {
        let anchors = [try TestCertificates.certificate(TestCertificates.root)] as CFArray
        var readable = 0
        for place in server.indices {
            var data = server
            data[place] ^= mask
            guard let certificate = SecCertificateCreateWithData(nil, data as CFData) else { continue }
            readable += 1
            _ = (SecCertificateCopySubjectSummary(certificate), SecCertificateCopyKey(certificate)?.hashValue)
            _ = (SecCertificateCopySerialNumberData(certificate, nil), SecCertificateCopyNotValidAfterDate(certificate))
            var trust: SecTrust?
            SecTrustCreateWithCertificates([certificate] as CFArray, SecPolicyCreateSSL(true, "www.example.org"), &trust)
            SecTrustSetAnchorCertificates(try #require(trust), anchors)
            #expect(!SecTrustEvaluateWithError(try #require(trust), nil), "byte \(place)")
        }
        #expect(readable > 100)
    }

    @Test("The summary is the common name, or else a unit; the name alone is asked for apart")
    func names() throws {
        let certificate = try TestCertificates.certificate(server)
        let client = try TestCertificates.certificate(TestCertificates.client)
        #expect(SecCertificateCopySubjectSummary(certificate) as String? == "Test Server")
        #expect(SecCertificateCopySubjectSummary(client) as String? == "Clients")
        var name: CFString? = "before"
        #expect(SecCertificateCopyCommonName(certificate, &name) == errSecSuccess)
        #expect(name as String? == "Test Server")
        #expect(SecCertificateCopyCommonName(client, &name) == errSecSuccess)
        #expect(name == nil)
        var addresses: CFArray?
        #expect(SecCertificateCopyEmailAddresses(certificate, &addresses) == errSecSuccess)
        #expect(addresses as? [String] == ["server@example.org", "web@example.org"])
    }

    @Test("The serial number and both dates")
    func facts() throws {
        let certificate = try TestCertificates.certificate(server)
        #expect(SecCertificateCopySerialNumberData(certificate, nil) as Data? == Data([0x0C, 0x0F, 0xFE, 0xE3]))
        #expect(SecCertificateCopyNotValidBeforeDate(certificate) == Date(timeIntervalSince1970: 1_577_836_800) as CFDate)
        #expect(SecCertificateCopyNotValidAfterDate(certificate) == Date(timeIntervalSince1970: 2_524_608_000) as CFDate)
    }

    @Test("The key that is certified, of a curve and of RSA")
    func keys() throws {
        let curve = try #require(SecCertificateCopyKey(try TestCertificates.certificate(server)))
        let rsa = try #require(SecCertificateCopyKey(try TestCertificates.certificate(TestCertificates.rsa)))
        #expect((SecKeyGetBlockSize(curve), SecKeyGetBlockSize(rsa)) == (32, 256))
        #expect((SecKeyCopyExternalRepresentation(curve, nil) as Data?)?.count == 65)
        #expect((SecKeyCopyExternalRepresentation(rsa, nil) as Data?)?.prefix(2) == Data([0x30, 0x82]))
        #expect(curve == SecCertificateCopyKey(try TestCertificates.certificate(server)))
        #expect(curve != rsa)
    }
}
