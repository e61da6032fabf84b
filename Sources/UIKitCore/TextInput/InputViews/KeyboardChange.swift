import Foundation

/// One coming, going or change of what stands in the place of a keyboard, and what is posted of it.
@MainActor
struct KeyboardChange {
    private let names: (will: [NSNotification.Name], did: [NSNotification.Name])
    private let frames: [AnyHashable: Any]
    private let motion: [AnyHashable: Any]

    /// - Parameters:
    ///   - former: where it is, in coordinates of the screen; nil if it is out of sight.
    ///   - present: where it will be; nil if it goes.
    init(from former: CGRect?, to present: CGRect?, screenSize: CGSize, duration: TimeInterval) {
        func outOfSight(_ frame: CGRect) -> CGRect { CGRect(x: frame.minX, y: screenSize.height, width: frame.width, height: frame.height) }
        let begin = former ?? present.map(outOfSight) ?? .zero
        let end = present ?? former.map(outOfSight) ?? .zero
        frames = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end), UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        motion = [
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
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
        default: names = ([UIResponder.keyboardWillChangeFrameNotification], [UIResponder.keyboardDidChangeFrameNotification])
        }
    }

    func announce() { post(names.will, frames.merging(motion) { first, _ in first }) }
    func confirm() { post(names.did, frames) }

    private func post(_ names: [NSNotification.Name], _ info: [AnyHashable: Any]) {
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}
