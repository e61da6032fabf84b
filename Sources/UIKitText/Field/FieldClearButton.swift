import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The button that empties a field.
final class FieldClearButton: UIControl {
    private let cross = UIImageView(frame: .zero)
    private let clear: () -> Void

    /// - Parameter clear: called when the button is tapped.
    init(theme: TextFieldTheme, clear: @escaping () -> Void) {
        self.clear = clear
        super.init(frame: .zero)
        cross.image = theme.clearImage
        cross.contentMode = .center
        cross.tintColor = theme.clearColor
        cross.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(cross)
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    var image: UIImage? {
        get { cross.image }
        set { cross.image = newValue }
    }

    required init?(coder: NSCoder) { nil }

    @objc private func tapped() { clear() }

    @nonobjc override var answersTaps: Bool { true }

    @nonobjc override func stateDidChange() {
        super.stateDidChange()
        cross.alpha = isHighlighted ? 0.5 : 1
    }

    /// As large as a finger needs it, within the field.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min((bounds.width - 30) / 2, 0), dy: min((bounds.height - 44) / 2, 0)).contains(point)
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "Clear text" }
        set { super.accessibilityLabel = newValue }
    }
}
