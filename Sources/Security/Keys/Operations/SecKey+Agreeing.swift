internal import COpenSSL

extension SecKey {
    /// The secret that this private half and a public one of another pair lead to; nil if they lie on two curves.
    func sharedSecret(with other: SecKey) -> [UInt8]? {
        guard isPrivate, kind != .rsa, kind == other.kind else { return nil }
        return run(EVP_PKEY_derive_init, { EVP_PKEY_derive_set_peer($0, other.pointer) == 1 }) { EVP_PKEY_derive($0, $1, $2) }
    }
}
