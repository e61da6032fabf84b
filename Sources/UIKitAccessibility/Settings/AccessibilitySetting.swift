import Foundation

/// A wish of the user that is on or off, by the name that a launch option has for it.
@_spi(ForasteroInternal)
public enum AccessibilitySetting: String, CaseIterable, Sendable {
    case assistiveTouch = "assistive-touch"
    case boldText = "bold-text"
    case buttonShapes = "button-shapes"
    case closedCaptioning = "closed-captioning"
    case crossFade = "cross-fade"
    case differentiateWithoutColor = "differentiate-without-color"
    case grayscale
    case guidedAccess = "guided-access"
    case increaseContrast = "increase-contrast"
    case invertColors = "invert-colors"
    case monoAudio = "mono-audio"
    case noShakeToUndo = "no-shake-to-undo"
    case noVideoAutoplay = "no-video-autoplay"
    case onOffLabels = "on-off-labels"
    case reduceMotion = "reduce-motion"
    case reduceTransparency = "reduce-transparency"
    case speakScreen = "speak-screen"
    case speakSelection = "speak-selection"
    case switchControl = "switch-control"

    /// Posted after it has changed.
    var notification: NSNotification.Name {
        switch self {
        case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
        case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
        case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
        case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
        case .crossFade: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
        case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
        case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
        case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
        case .increaseContrast: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
        case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
        case .noShakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
        case .noVideoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
        case .onOffLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
        case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
        case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
        case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
        case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
        case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
        }
    }
}
