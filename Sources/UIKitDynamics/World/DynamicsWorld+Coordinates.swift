internal import CChipmunk

// Views may be in other views than the reference view; the world goes by the reference view.
extension DynamicsWorld {
    func point(fromCenterOf item: any UIDynamicItem) -> CGPoint {
        guard let (superview, referenceView) = nesting(of: item) else { return item.center }
        return superview.convert(item.center, to: referenceView)
    }

    func center(for item: any UIDynamicItem, at point: CGPoint) -> CGPoint {
        guard let (superview, referenceView) = nesting(of: item) else { return point }
        return superview.convert(point, from: referenceView)
    }

    private func nesting(of item: any UIDynamicItem) -> (superview: UIView, referenceView: UIView)? {
        guard let referenceView, let view = item as? UIView, let superview = view.superview, superview !== referenceView,
            superview.isDescendant(of: referenceView)
        else { return nil }
        return (superview, referenceView)
    }
}

extension cpVect {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
    init(_ vector: cpVect) { self.init(x: vector.x, y: vector.y) }
}
