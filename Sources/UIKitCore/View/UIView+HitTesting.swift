extension UIView {
    /// Views fainter than this get no touches.
    private static let faintestTouchable: CGFloat = 0.01

    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !flags.contains(.isWithoutTouches), !isHidden, alpha >= Self.faintestTouchable,
            self.point(inside: point, with: event)
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
        }
        return self
    }
}
