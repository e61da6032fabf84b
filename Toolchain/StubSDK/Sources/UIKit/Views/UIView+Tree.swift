import QuartzCore

private class MadeLayer: CALayer {
    required override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    /// A layer of a class known only when the program runs: every initializer has its position in the class's table.
    func makeLayer(_ type: AnyClass) -> CALayer { unsafeBitCast(type, to: MadeLayer.Type.self).init() }

    func ownGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.identifier = identifier
        return guide
    }

    func insert(_ view: UIView, at index: Int) {
        view.leaveSuperview()
        view.willMove(toSuperview: self)
        if window != nil { view.willMove(toWindow: window) }
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        layer.addSublayer(view.layer)
        didAddSubview(view)
        view.didMoveToSuperview()
        if window != nil { view.didMoveToWindow() }
    }

    func leaveSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        parent.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
        for constraint in parent.constraints where constraint.mentions(self) { constraint.isActive = false }
        didMoveToSuperview()
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: old), at: index)
    }
}
