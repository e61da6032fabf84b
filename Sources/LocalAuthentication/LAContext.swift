internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// By what the user is to be recognised.
// apple: https://developer.apple.com/documentation/localauthentication/lapolicy
public enum LAPolicy: Int, Sendable {
    /// By a finger or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By those, or else by the passcode.
    case deviceOwnerAuthentication = 2
}

/// The means by which a device recognises its user.
// apple: https://developer.apple.com/documentation/localauthentication/labiometrytype
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4

    // Its name from when it was new.
    /// The former name of ``none``.
    public static var LABiometryNone: LABiometryType { .none }
}

/// The longest time for which unlocking the device can stand for authentication, in seconds.
// apple: https://developer.apple.com/documentation/localauthentication/latouchidauthenticationmaximumallowablereuseduration
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Asks the user to prove who they are.
///
/// This device has neither biometry nor a passcode, so that nobody can (MO-123, MO-124), unless a drive script gives it a user to
/// recognise. Then the script answers what is asked.
// apple: https://developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject, @unchecked Sendable {
    private let isInvalid = Mutex(false)
    private let device: ScriptedDevice
    /// The questions of this context that nobody has answered yet.
    private let questions = Mutex<[Question]>([])

    public override convenience init() { self.init(device: .shared) }

    init(device: ScriptedDevice) { self.device = device }

    /// The title of the button that leads to another way to authenticate; an empty one hides it. Default: nil, the system's own.
    // apple: https://developer.apple.com/documentation/localauthentication/lacontext/localizedfallbacktitle
    open var localizedFallbackTitle: String?
    /// The title of the button that gives up. Default: nil, the system's own.
    open var localizedCancelTitle: String?
    /// The reason for a question that somebody else asks. Default: empty.
    open var localizedReason = ""
    /// True if to fail rather than ask. Default: false.
    open var interactionNotAllowed = false
    /// For how many seconds unlocking the device counts. Default: 0, not at all.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// The means by which the device recognises its user: none, unless a script has named one.
    // apple: https://developer.apple.com/documentation/localauthentication/lacontext/biometrytype
    open var biometryType: LABiometryType {
        switch device.biometry {
        case .finger: .touchID
        case .face: .faceID
        case nil: .none
        }
    }
    /// The state that changes when fingers or faces are enrolled: nil, as there are none.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Returns true if a policy could be evaluated: if a script has given the device a user to recognise.
    /// - Parameter error: takes the reason: ``LAError/biometryNotAvailable`` or ``LAError/passcodeNotSet``.
    // apple: https://developer.apple.com/documentation/localauthentication/lacontext/canevaluatepolicy(_:error:)
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        guard let failure = failure(for: policy) else { return true }
        error?.pointee = failure._nsError
        return false
    }

    /// Asks the user, for whom the next `authenticate` of the script answers. Fails for the reason that
    /// ``canEvaluatePolicy(_:error:)`` gives.
    /// - Parameters:
    ///   - localizedReason: what for; not empty.
    ///   - reply: called later, on a queue that is not the main one, with true, or with false and an ``LAError``.
    // apple: https://developer.apple.com/documentation/localauthentication/lacontext/evaluatepolicy(_:localizedreason:reply:)
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
        _require(
            !localizedReason.isEmpty,
            "-[LAContext evaluatePolicy:localizedReason:reply:]: Non-empty localizedReason must be provided. Say what the user is asked for."
        )
        let question = Question(device, reply)
        if let error = failure(for: policy) { return question.end(error) }
        if interactionNotAllowed { return question.end(Self.error(.notInteractive, "User interaction is required.")) }
        questions.withLock { $0 = $0.filter { !$0.isAnswered } + [question] }
        device.ask { question.end(Self.error(for: $0)) }
    }

    private static func error(for answer: ScriptedDevice.Answer) -> LAError? {
        switch answer {
        case .succeeds: nil
        case .fails: error(.authenticationFailed, "Authentication was not successful because the user was not recognized.")
        case .cancels: error(.userCancel, "Authentication was canceled by the user.")
        }
    }

    /// Would ask the user; throws the ``LAError`` that ``evaluatePolicy(_:localizedReason:reply:)`` replies with.
    @nonobjc @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isAuthenticated, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAuthenticated) }
            }
        }
    }

    /// Ends what the context is asking; it can ask nothing any more.
    // apple: https://developer.apple.com/documentation/localauthentication/lacontext/invalidate()
    open func invalidate() {
        isInvalid.withLock { $0 = true }
        let open = questions.withLock { questions in
            defer { questions = [] }
            return questions
        }
        for question in open { question.end(Self.error(.appCancel, "Authentication was canceled by the app.")) }
    }

    private func failure(for policy: LAPolicy) -> LAError? {
        if isInvalid.withLock({ $0 }) {
            return Self.error(.invalidContext, "The context has been invalidated.")
        }
        if device.biometry != nil { return nil }
        DeviceNotice.say(
            "LocalAuthentication recognises nobody: this device has neither biometry nor a passcode. A drive script can give it a user: "
                + "biometry face, authenticate yes")
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics:
            return Self.error(.biometryNotAvailable, "Biometry is not available on this device.")
        case .deviceOwnerAuthentication: return Self.error(.passcodeNotSet, "Passcode not set.")
        }
    }

    private static func error(_ code: LAError.Code, _ reason: String) -> LAError {
        LAError(code, userInfo: [NSLocalizedDescriptionKey: reason])
    }
}
