internal import COpenSSL

extension SecKey {
    /// The method of an algorithm, if this key can do that with it.
    func method(_ algorithm: SecKeyAlgorithm, for operation: SecKeyOperationType) -> KeyMethod? {
        guard let method = KeyMethod(algorithm), method.serves(operation), method.isForCurves == (kind != .rsa) else { return nil }
        // A private half knows the public one, but others than its owner have that alone.
        let needsPrivate = operation != .verify && operation != .encrypt
        return needsPrivate == isPrivate ? method : nil
    }

    func requiredMethod(_ algorithm: SecKeyAlgorithm, for operation: SecKeyOperationType) throws -> KeyMethod {
        guard let method = method(algorithm, for: operation) else {
            throw SecurityFailure(errSecParam, "This key cannot be used for \(operation) with \(algorithm.rawValue).")
        }
        return method
    }

    /// Runs one of the library's operations with this key, which says itself how many bytes come out.
    func run(
        _ start: (OpaquePointer) -> Int32, _ configure: (OpaquePointer) -> Bool,
        _ operation: (OpaquePointer, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>) -> Int32
    ) -> [UInt8]? {
        guard let context = EVP_PKEY_CTX_new(pointer, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        var count = 0
        guard start(context) == 1, configure(context), operation(context, nil, &count) == 1 else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        guard operation(context, &bytes, &count) == 1 else { return nil }
        return Array(bytes.prefix(count))
    }
}
