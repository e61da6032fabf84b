internal import COpenSSL

extension SecCertificate {
    /// Returns true if the certificate names a host, or its address, among its alternative names. A star stands for one whole label; the
    /// common name does not count.
    func isFor(host: String) -> Bool {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        guard !name.isEmpty, !name.utf8.contains(0) else { return false }
        let asAddress = X509_check_ip_asc(pointer, name, 0)
        // -2 says that the text is no address.
        guard asAddress == -2 else { return asAddress == 1 }
        let flags = UInt32(X509_CHECK_FLAG_NEVER_CHECK_SUBJECT | X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS)
        return X509_check_host(pointer, name, name.utf8.count, flags, nil) == 1
    }
}
