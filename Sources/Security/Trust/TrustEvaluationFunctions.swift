public import Dispatch
import Foundation

/// Finds out whether the certificate is trusted, unless that is known. It may read files, and asks nobody over the network.
/// - Parameter error: takes what speaks against it most, such as ``errSecCertificateExpired``; nil where nothing does.
/// - Returns: whether it is trusted.
// apple: https://developer.apple.com/documentation/security/sectrustevaluatewitherror(_:_:)
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let failure = trust.answer().error
    error?.pointee = failure
    return failure == nil
}

/// Finds out whether the certificate is trusted.
/// - Parameter result: takes ``SecTrustResultType/unspecified`` or ``SecTrustResultType/proceed`` if it is, others if not.
/// - Returns: ``errSecSuccess``.
// apple: https://developer.apple.com/documentation/security/sectrustevaluate(_:_:)
@available(*, deprecated, renamed: "SecTrustEvaluateWithError")
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.answer().result
    return errSecSuccess
}

/// Called with the result of an evaluation.
public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void
/// Called with the result of an evaluation, and with the error.
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// Finds out on a queue whether the certificate is trusted, and calls a function there.
/// - Parameter queue: nil for one of the system.
// apple: https://developer.apple.com/documentation/security/sectrustevaluateasync(_:_:_:)
@available(*, deprecated, renamed: "SecTrustEvaluateAsyncWithError")
@discardableResult
public func SecTrustEvaluateAsync(_ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping SecTrustCallback) -> OSStatus {
    nonisolated(unsafe) let result = result
    (queue ?? .global()).async { result(trust, trust.answer().result) }
    return errSecSuccess
}

/// Finds out on a queue whether the certificate is trusted, and calls a function there.
// apple: https://developer.apple.com/documentation/security/sectrustevaluateasyncwitherror(_:_:_:)
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
    nonisolated(unsafe) let result = result
    queue.async {
        let error = trust.answer().error
        result(trust, error == nil, error)
    }
    return errSecSuccess
}

/// The result of the last evaluation.
/// - Parameter result: takes ``SecTrustResultType/invalid`` if there was none since the question changed.
// apple: https://developer.apple.com/documentation/security/sectrustgettrustresult(_:_:)
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.knownAnswer?.result ?? .invalid
    return errSecSuccess
}

/// The certificate, and those that lead from it to the last that could be found.
// apple: https://developer.apple.com/documentation/security/sectrustcopycertificatechain(_:)
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.answer().chain as CFArray }

/// How many certificates ``SecTrustCopyCertificateChain(_:)`` has.
// apple: https://developer.apple.com/documentation/security/sectrustgetcertificatecount(_:)
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.answer().chain.count }

/// One of those that ``SecTrustCopyCertificateChain(_:)`` has, the certificate itself first; nil beyond the last.
// apple: https://developer.apple.com/documentation/security/sectrustgetcertificateatindex(_:_:)
@available(*, deprecated, renamed: "SecTrustCopyCertificateChain")
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    let chain = trust.answer().chain
    return chain.indices.contains(ix) ? chain[ix] : nil
}

/// The key that the certificate certifies.
// apple: https://developer.apple.com/documentation/security/sectrustcopykey(_:)
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.question.certificates.first.flatMap(SecCertificateCopyKey) }

/// The key that the certificate certifies.
// apple: https://developer.apple.com/documentation/security/sectrustcopypublickey(_:)
@available(*, deprecated, renamed: "SecTrustCopyKey")
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
