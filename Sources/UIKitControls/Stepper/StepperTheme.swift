import UIKitCore

/// Appearance values of steppers. Lengths are in points, times in seconds.
struct StepperTheme: Sendable {
    var size: CGSize
    var cornerRadius: CGFloat
    var backgroundColor: UIColor
    /// Over the half with a finger on it.
    var pressedColor: UIColor
    var signColor: UIColor
    var disabledSignColor: UIColor
    var signSize: CGFloat
    var dividerSize: CGSize
    var dividerColor: UIColor
    var fadeDuration: Double

    /// That of iOS 13 to 18.
    static let flat = StepperTheme(
        size: CGSize(width: 94, height: 32), cornerRadius: 8, backgroundColor: .tertiarySystemFill, pressedColor: .tertiarySystemFill,
        signColor: .label, disabledSignColor: .tertiaryLabel, signSize: 15, dividerSize: CGSize(width: 1, height: 18),
        dividerColor: .separator, fadeDuration: 0.2)

    func sign(up: Bool) -> UIImage? {
        UIImage(systemName: up ? "plus" : "minus", withConfiguration: UIImage.SymbolConfiguration(pointSize: signSize, weight: .medium))
    }

    /// How long a finger stays on a stepper before the next step, after it has made some already.
    // ad-hoc: only that it begins after a while and gets faster is documented
    func pause(afterSteps count: Int) -> Double {
        switch count {
        case ...1: 0.5
        case ...5: 0.25
        case ...15: 0.1
        default: 0.05
        }
    }
}
