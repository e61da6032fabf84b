import Foundation
internal import COpenSSL

extension SecCertificate {
    /// The last entry of a kind in the name of whose certificate it is.
    func subjectEntry(_ kind: Int32) -> String? {
        let name = X509_get_subject_name(pointer)
        var (place, last): (Int32, Int32) = (-1, -1)
        repeat {
            last = place
            place = X509_NAME_get_index_by_NID(name, kind, place)
        } while place >= 0
        guard last >= 0, let entry = X509_NAME_get_entry(name, last) else { return nil }
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = ASN1_STRING_to_UTF8(&bytes, X509_NAME_ENTRY_get_data(entry))
        guard count > 0, let bytes else { return nil }
        defer { CRYPTO_free(bytes, #file, #line) }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }

    var commonName: String? { subjectEntry(NID_commonName) }

    /// The name that tells a person best whose certificate it is.
    var subjectSummary: String? {
        [NID_commonName, NID_organizationalUnitName, NID_organizationName].lazy.compactMap(subjectEntry).first ?? emailAddresses.first
    }

    /// The addresses in the name, and among its alternatives.
    var emailAddresses: [String] {
        guard let list = X509_get1_email(pointer) else { return [] }
        defer { X509_email_free(list) }
        return (0..<OPENSSL_sk_num(list)).compactMap { place in
            OPENSSL_sk_value(list, place).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        }
    }

    /// The number that its issuer gave it, the most significant byte first.
    var serialNumber: Data? {
        guard let number = ASN1_INTEGER_to_BN(X509_get0_serialNumber(pointer), nil) else { return nil }
        defer { BN_free(number) }
        var bytes = [UInt8](repeating: 0, count: Int(BN_num_bits(number) + 7) / 8)
        guard BN_bn2bin(number, &bytes) == bytes.count else { return nil }
        // A number is written as one with a sign, and zero has a byte as well.
        if bytes.first.map({ $0 > 0x7F }) ?? true { bytes.insert(0, at: 0) }
        return Data(bytes)
    }

    var firstDate: Date? { Self.date(X509_get0_notBefore(pointer)) }
    var lastDate: Date? { Self.date(X509_get0_notAfter(pointer)) }

    private static func date(_ time: UnsafePointer<ASN1_TIME>?) -> Date? {
        var parts = tm()
        guard let time, ASN1_TIME_to_tm(time, &parts) == 1 else { return nil }
        return Date(timeIntervalSince1970: Double(timegm(&parts)))
    }
}
