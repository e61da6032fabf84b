import Foundation

/// One coming, going or change of what is in the place of a keyboard, and what is posted of it.
@MainActor
package struct KeyboardChange {
    /// The number of the curve that keyboards move by; it has no name.
    static let curve = 7
    /// That curve as an option of animations.
    package static let animationOptions: UIView.AnimationOptions = [
        UIView.AnimationOptions(rawValue: UInt(curve) << 16), .allowUserInteraction, .beginFromCurrentState,
    ]

    private let screen: UIScreen
    private let names: (will: [NSNotification.Name], did: [NSNotification.Name])
    private let frames: [AnyHashable: Any]
    private let motion: [AnyHashable: Any]

    /// - Parameters:
    ///   - former: where it is, in coordinates of the screen; nil if it is out of sight.
    ///   - present: where it will be; nil if it goes.
    init(from former: CGRect?, to present: CGRect?, screen: UIScreen, duration: TimeInterval) {
        self.screen = screen
        let screenSize = screen.bounds.size
        func outOfSight(_ frame: CGRect) -> CGRect { CGRect(x: frame.minX, y: screenSize.height, width: frame.width, height: frame.height) }
        let begin = former ?? present.map(outOfSight) ?? .zero
        let end = present ?? former.map(outOfSight) ?? .zero
        frames = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end), UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        motion = [
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        ]
        switch (former != nil, present != nil) {
        case (false, true):
            names = (
                [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification],
                [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification]
            )
        case (true, false):
            names = (
                [UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification],
                [UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification]
            )
        default:
            // A change of height is reported as an appearance, too.
            names = (
                [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification],
                [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification]
            )
        }
    }

    func announce() { post(names.will, frames.merging(motion) { first, _ in first }) }
    func confirm() { post(names.did, frames) }

    private func post(_ names: [NSNotification.Name], _ info: [AnyHashable: Any]) {
        let ofFrames = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification]
        for name in names {
            NotificationCenter.default.post(name: name, object: ofFrames.contains(name) ? nil : screen, userInfo: info)
        }
    }
}
