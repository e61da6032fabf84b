import Foundation
import Synchronization
@_spi(ForasteroInternal) internal import UIKitCore

/// The wishes that are on; may be read on any thread.
private let settings = Mutex<Set<AccessibilitySetting>>([])

extension UIAccessibility {
    private static func isOn(_ setting: AccessibilitySetting) -> Bool { settings.withLock { $0.contains(setting) } }

    /// True if switches are used instead of touches. Only a launch option says so.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    /// True if a menu on the screen replaces gestures. Only a launch option says so.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    /// True if the device is kept to one app. Only a launch option says so.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    /// True if the user wants less movement, as set for the desktop.
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    /// True if the user wants opaque backgrounds instead of frosted glass. Only a launch option says so.
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    /// True if the user wants bold text. Only a launch option says so.
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    /// True if the screen shows inverted colours. Only a launch option says so.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    /// True if the user wants more contrast, as set for the desktop.
    public static var isDarkerSystemColorsEnabled: Bool { isOn(.increaseContrast) }
    /// True if the screen shows grey only. Only a launch option says so.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    /// True if both channels of sound come out of one speaker. Only a launch option says so.
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
    /// True if the user wants captions with videos. Only a launch option says so.
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
    /// True if the user can have the whole screen read out. Only a launch option says so.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
    /// True if the user can have selected text read out. Only a launch option says so.
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
    /// True if shaking the device offers to undo. Only a launch option says that it does not.
    public static var isShakeToUndoEnabled: Bool { !isOn(.noShakeToUndo) }
    /// True if switches show signs for on and off. Only a launch option says so.
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffLabels) }
    /// True if colours alone must not tell things apart. Only a launch option says so.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
    /// True if the user wants screens to fade into one another rather than slide. Only a launch option says so.
    public static var prefersCrossFadeTransitions: Bool { isOn(.crossFade) }
    /// True if previews of videos may start by themselves. Only a launch option says that they may not.
    public static var isVideoAutoplayEnabled: Bool { !isOn(.noVideoAutoplay) }
    /// True if buttons without a background are to show their shape. Only a launch option says so.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }

    /// Sets one of the wishes. If it was different before, the traits of the screen follow, and its notification is posted.
    @MainActor
    package static func set(_ setting: AccessibilitySetting, _ isOn: Bool) {
        let isNews = settings.withLock { isOn ? $0.insert(setting).inserted : $0.remove(setting) != nil }
        guard isNews else { return }
        switch setting {
        case .increaseContrast: for host in DisplayHost.shown { host.changeContrast(to: isOn ? .high : .normal) }
        case .boldText: for host in DisplayHost.shown { host.changeWeight(isBold: isOn) }
        default: break
        }
        NotificationCenter.default.post(name: setting.notification, object: nil)
    }

    // MARK: Notifications

    /// Posted without an object after ``isSwitchControlRunning`` has changed.
    public static let switchControlStatusDidChangeNotification = named("SwitchControlStatusDidChangeNotification")
    /// Posted without an object after ``isAssistiveTouchRunning`` has changed.
    public static let assistiveTouchStatusDidChangeNotification = named("AssistiveTouchStatusDidChangeNotification")
    /// Posted without an object after ``isGuidedAccessEnabled`` has changed.
    public static let guidedAccessStatusDidChangeNotification = named("GuidedAccessStatusDidChangeNotification")
    /// Posted without an object after ``isReduceMotionEnabled`` has changed.
    public static let reduceMotionStatusDidChangeNotification = named("ReduceMotionStatusDidChangeNotification")
    /// Posted without an object after ``isReduceTransparencyEnabled`` has changed.
    public static let reduceTransparencyStatusDidChangeNotification = named("ReduceTransparencyStatusDidChangeNotification")
    /// Posted without an object after ``isBoldTextEnabled`` has changed.
    public static let boldTextStatusDidChangeNotification = named("BoldTextStatusDidChangeNotification")
    /// Posted without an object after ``isInvertColorsEnabled`` has changed.
    public static let invertColorsStatusDidChangeNotification = named("InvertColorsStatusDidChangeNotification")
    /// Posted without an object after ``isDarkerSystemColorsEnabled`` has changed.
    public static let darkerSystemColorsStatusDidChangeNotification = named("DarkerSystemColorsStatusDidChangeNotification")
    /// Posted without an object after ``isGrayscaleEnabled`` has changed.
    public static let grayscaleStatusDidChangeNotification = named("GrayscaleStatusDidChangeNotification")
    /// Posted without an object after ``isMonoAudioEnabled`` has changed.
    public static let monoAudioStatusDidChangeNotification = named("MonoAudioStatusDidChangeNotification")
    /// Posted without an object after ``isClosedCaptioningEnabled`` has changed.
    public static let closedCaptioningStatusDidChangeNotification = named("ClosedCaptioningStatusDidChangeNotification")
    /// Posted without an object after ``isSpeakScreenEnabled`` has changed.
    public static let speakScreenStatusDidChangeNotification = named("SpeakScreenStatusDidChangeNotification")
    /// Posted without an object after ``isSpeakSelectionEnabled`` has changed.
    public static let speakSelectionStatusDidChangeNotification = named("SpeakSelectionStatusDidChangeNotification")
    /// Posted without an object after ``isShakeToUndoEnabled`` has changed.
    public static let shakeToUndoDidChangeNotification = named("ShakeToUndoDidChangeNotification")
    /// Posted without an object after ``isOnOffSwitchLabelsEnabled`` has changed.
    public static let onOffSwitchLabelsDidChangeNotification = named("OnOffSwitchLabelsDidChangeNotification")
    /// Posted without an object after ``shouldDifferentiateWithoutColor`` has changed.
    public static let differentiateWithoutColorDidChangeNotification = named("DifferentiateWithoutColorDidChangeNotification")
    /// Posted without an object after ``prefersCrossFadeTransitions`` has changed.
    public static let prefersCrossFadeTransitionsStatusDidChange = named("PrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted without an object after ``isVideoAutoplayEnabled`` has changed.
    public static let videoAutoplayStatusDidChangeNotification = named("VideoAutoplayStatusDidChangeNotification")
    /// Posted without an object after ``buttonShapesEnabled`` has changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = named("ButtonShapesEnabledStatusDidChangeNotification")

    private static func named(_ name: String) -> NSNotification.Name { NSNotification.Name("UIAccessibility" + name) }
}
