public import AVFoundation
internal import DeviceNotice
public import Foundation

/// Lets something be felt. This device has nothing that could move: there is no engine (MO-27).
// apple: https://developer.apple.com/documentation/corehaptics/chhapticengine
open class CHHapticEngine: NSObject {
    /// Is called with an error where something did not work.
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
    /// Is called with the reason for which the engine has stopped.
    public typealias StoppedHandler = @Sendable (StoppedReason) -> Void
    /// Is called when the engine has begun anew by itself.
    public typealias ResetHandler = @Sendable () -> Void
    /// Is called when all players have ended.
    public typealias FinishedHandler = @Sendable ((any Error)?) -> FinishedAction

    /// Why an engine has stopped.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticengine/stoppedreason
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// What becomes of an engine when all players have ended.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticengine/finishedaction
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    /// Says that nothing can be felt, nor be heard.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticengine/capabilitiesforhardware()
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

    /// - Parameter audioSession: the session for what is heard; nil for one of its own. Default: nil.
    /// - Throws: ``CHHapticError/notSupported``.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticengine/init(audiosession:)
    public init(audioSession: AVAudioSession? = nil) throws {
        super.init()
        DeviceNotice.say("CHHapticEngine is not supported: this device has nothing that could be felt.")
        throw Self.refusal
    }

    /// Time in seconds: 0, as it does not run.
    open var currentTime: TimeInterval { 0 }
    /// Called when it has stopped. Default: does nothing.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// Called when it has begun anew by itself. Default: does nothing.
    open var resetHandler: ResetHandler = {}
    /// True if only what is felt is played. Default: false.
    open var playsHapticsOnly = false
    /// True if only what is heard is played. Default: false.
    open var playsAudioOnly = false
    /// Default: false.
    open var isMutedForAudio = false
    /// Default: false.
    open var isMutedForHaptics = false
    /// True if it stops by itself when nothing is played. Default: false.
    open var isAutoShutdownEnabled = false

    /// - Parameter completionHandler: called with ``CHHapticError/notSupported``.
    open func start(completionHandler: CompletionHandler?) { completionHandler?(Self.refusal) }
    /// - Throws: ``CHHapticError/notSupported``.
    open func start() throws { throw Self.refusal }
    /// - Parameter completionHandler: called with ``CHHapticError/notSupported``.
    open func stop(completionHandler: CompletionHandler?) { completionHandler?(Self.refusal) }
    /// - Throws: ``CHHapticError/notSupported``.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticengine/makeplayer(with:)
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw Self.refusal }
    /// - Throws: ``CHHapticError/notSupported``.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { throw Self.refusal }
    /// - Parameter finishedHandler: called with ``CHHapticError/notSupported``, since nothing plays.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { _ = finishedHandler(Self.refusal) }
    /// - Throws: ``CHHapticError/notSupported``.
    open func playPattern(from fileURL: URL) throws { throw Self.refusal }
    /// - Throws: ``CHHapticError/notSupported``.
    open func playPattern(from data: Data) throws { throw Self.refusal }

    private static var refusal: CHHapticError { CHHapticError(.notSupported) }
}
