internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// How an application wants to be heard. It is remembered; there is no other application here to come to terms with, and no microphone.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiosession
open class AVAudioSession: NSObject, @unchecked Sendable {
    private struct State {
        var category = Category.soloAmbient
        var options: CategoryOptions = []
        var mode = Mode.default
        var policy = RouteSharingPolicy.default
        var recordPermission = RecordPermission.undetermined
    }
    private let state = Mutex(State())
    private static let shared = AVAudioSession()

    override init() {}

    /// The one of this application.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/sharedinstance()
    open class func sharedInstance() -> AVAudioSession { shared }

    // MARK: What the application wants

    /// Default: ``Category-swift.struct/soloAmbient``.
    open var category: Category { state.withLock { $0.category } }
    /// The options that were set last. Default: none.
    open var categoryOptions: CategoryOptions { state.withLock { $0.options } }
    /// The mode that was set last. Default: the usual one.
    open var mode: Mode { state.withLock { $0.mode } }
    /// The policy that was set last. Default: the usual one.
    open var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }
    /// Those without a microphone.
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }

    /// Options and mode become the usual ones.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:)
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, policy: .default, options: []) }
    /// Mode and policy become the usual ones.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:options:)
    @nonobjc open func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: .default, policy: .default, options: options)
    }
    /// The policy becomes the usual one.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:mode:options:)
    @nonobjc open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }
    /// Remembers all that the application wants. Never throws.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:mode:policy:options:)
    @nonobjc open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        state.withLock {
            $0.category = category
            $0.mode = mode
            $0.policy = policy
            $0.options = options
        }
    }
    /// Remembers another mode. Never throws.
    open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }

    /// Returns true if the application wants to be heard now. Nobody else does, so that it always may.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:)
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    // MARK: What there is

    /// False: nobody else is known.
    open var isOtherAudioPlaying: Bool { false }
    /// False: nobody else is known.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// False: there is no microphone.
    open var isInputAvailable: Bool { false }

    // MARK: The microphone

    /// Denied once the application has asked.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/recordpermission-swift.property
    open var recordPermission: RecordPermission { state.withLock { $0.recordPermission } }

    /// - Parameter response: called on a background queue with false.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiosession/requestrecordpermission(_:)
    @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DeviceNotice.say("AVFoundation denies recording: there is no microphone.")
        state.withLock { $0.recordPermission = .denied }
        DispatchQueue.global().async { response(false) }
    }

    // MARK: Notifications, none of which is ever posted here

    /// Somebody else would have to be heard.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Sound would go elsewhere.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    /// The system's part would have ended.
    public static let mediaServicesWereLostNotification = NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification")
    /// The system's part would have begun again.
    public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
    /// The sound of others would begin, or end.
    public static let silenceSecondaryAudioHintNotification = NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

// Keys of what those notifications would say.
/// A number of ``AVAudioSession/InterruptionType``.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// A number of ``AVAudioSession/InterruptionOptions``.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// A number of ``AVAudioSession/RouteChangeReason``.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Where the sound went before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
