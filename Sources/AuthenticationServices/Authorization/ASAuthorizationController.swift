internal import DeviceNotice
public import Foundation
public import UIKit

/// The window that a dialogue stands over.
public typealias ASPresentationAnchor = UIWindow

/// Says where a controller's dialogue stands.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerpresentationcontextproviding
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Is notified of the result of requests.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate
@preconcurrency @MainActor @objc public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// The person has agreed to one of the requests. Never called here.
    @objc(authorizationController:didCompleteWithAuthorization:)
    optional func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// There is no credential.
    @objc(authorizationController:didCompleteWithError:)
    optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

/// Asks a person for a credential, as several requests describe it.
///
/// Nobody is signed in to an Apple account here, and no passwords are kept for apps: the delegate gets ``ASAuthorizationError/unknown``, as on a
/// simulator without an account, or ``ASAuthorizationError/canceled`` where only what is at hand may be used; on the main thread, after the call
/// (MO-31).
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
@preconcurrency @MainActor @objcMembers open class ASAuthorizationController: NSObject {
    /// How requests are made.
    // apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller/requestoptions
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Fails at once where nothing is known on the device already.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// What was asked for.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Is notified of the result. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says where dialogues stand. Never asked here. Not kept alive. Default: nil.
    @nonobjc open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    private var run = 0

    /// - Parameter authorizationRequests: what is asked for, any of which will do.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Makes the requests.
    open func performRequests() { fail(.unknown) }

    /// Makes the requests with options.
    @nonobjc open func performRequests(options: RequestOptions) {
        fail(options.contains(.preferImmediatelyAvailableCredentials) ? .canceled : .unknown)
    }

    /// Offers credentials while one types. There are none to offer, so that nothing happens until the requests are cancelled.
    open func performAutoFillAssistedRequests() {}

    /// Ends requests that are not answered yet, with ``ASAuthorizationError/canceled``.
    open func cancel() {
        guard run > 0 else { return }
        fail(.canceled)
    }

    private func fail(_ code: ASAuthorizationError.Code) {
        DeviceNotice.say("AuthenticationServices: nobody is signed in to an Apple account here, so that no credential can be given.")
        run += 1
        let current = run
        // Nobody else keeps a controller until its delegate has been notified.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard self.run == current else { return }
                self.run = 0
                self.delegate?.authorizationController?(controller: self, didCompleteWithError: ASAuthorizationError(code))
            }
        }
    }
}
