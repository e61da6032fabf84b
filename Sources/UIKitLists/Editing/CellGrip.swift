@_spi(ForasteroInternal) import UIKitCore

/// The three lines by which a row is moved.
package final class CellGrip: UIView {
    private let theme: CellTheme
    private let lines = (0..<3).map { _ in UIView(frame: .zero) }
    private weak var finger: UITouch?
    package var onPhase: ((CellGripPhase) -> Void)?

    package init(theme: CellTheme) {
        self.theme = theme
        super.init(frame: .zero)
        for line in lines {
            line.backgroundColor = theme.chevronColor
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        isAccessibilityElement = true
        accessibilityLabel = "Reorder"
        accessibilityTraits = .button
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = theme.gripLine
        let step = (bounds.height - thickness) / CGFloat(lines.count - 1)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 0, y: CGFloat(index) * step, width: bounds.width, height: thickness)
        }
    }

    // MARK: Touches

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: (bounds.width - theme.touchSize) / 2, dy: (bounds.height - theme.touchSize) / 2).contains(point)
    }

    /// A grip that waited would let the table scroll under a quick finger.
    package override var takesTouchesAtOnce: Bool { true }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        onPhase?(.began(touch.location(in: nil)))
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        onPhase?(.moved(finger.location(in: nil)))
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, .ended) }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, .cancelled) }

    private func end(_ touches: Set<UITouch>, _ phase: CellGripPhase) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        onPhase?(phase)
    }

    /// Keeps the finger on the grip from the recognisers of the views around it, so that the table does not scroll.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.view === self }
}
