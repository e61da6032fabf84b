import Foundation
public import UIKitInteractions

extension UIButton {
    /// Answers with what the pointer looks like over a button; it gets the button, and the effect and shape that the system would take.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/pointerstyleprovider-swift.typealias
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    func pointerUseDidChange() {
        guard isPointerInteractionEnabled != (pointer != nil) else { return }
        if let pointer { removeInteraction(pointer.interaction) }
        pointer = isPointerInteractionEnabled ? ButtonPointer() : nil
        if let pointer { addInteraction(pointer.interaction) }
    }

    /// The present style of the pointer; nil for the system's.
    fileprivate var pointerStyle: UIPointerStyle? {
        guard isEnabled, window != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: self))
        let shape = UIPointerShape.roundedRect(frame)
        guard let pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
        return pointerStyleProvider(self, effect, shape)
    }
}

/// Answers for a button that has something to do with the pointer.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        (interaction.view as? UIButton)?.pointerStyle
    }
}
