import Foundation
internal import COpenSSL

/// Why a function could not do its work: the number, and a sentence for whoever reads the error.
struct SecurityFailure: Error {
    let status: OSStatus
    let reason: String

    init(_ status: OSStatus, _ reason: String) { (self.status, self.reason) = (status, reason) }

    var error: CFError { NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: reason]) }

    /// The result of a function of Core Foundation's manner: a value, or nil and an error through the pointer.
    static func report<Value>(to place: UnsafeMutablePointer<Unmanaged<CFError>?>? = nil, _ body: () throws -> Value?) -> Value? {
        // OpenSSL's notes of failures are in a list of the thread, which others of its users read.
        defer { ERR_clear_error() }
        do { return try body() } catch {
            let failure = error as? SecurityFailure ?? SecurityFailure(errSecInternalError, "\(error)")
            place?.pointee = .passRetained(failure.error)
            return nil
        }
    }

    /// The result of a function that has a number for it.
    static func status(of body: () throws -> Void) -> OSStatus {
        defer { ERR_clear_error() }
        do {
            try body()
            return errSecSuccess
        } catch { return (error as? SecurityFailure)?.status ?? errSecInternalError }
    }
}
