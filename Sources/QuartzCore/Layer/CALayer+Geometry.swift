extension CALayer {
    final func computeFrame() -> CGRect { values.frame }

    final func setFrame(_ newValue: CGRect) {
        // A value that is no number is reported by `bounds` or `position`; Foundation cannot calculate with it.
        let frame = newValue.isOrdinary || newValue.hasNaN ? newValue : newValue.withoutInfinities.standardized
        var size = frame.size
        if let transform = values.ownTransform, let inverse = PlaneTransform(transform).inverse {
            // Through the transform and back a size may change in its last digit; one that has not changed stays exact.
            size = size == computeFrame().size ? bounds.size : inverse.apply(CGRect(origin: .zero, size: size)).size
        }
        // optimization: nobody overrides the setters of a plain layer.
        let isPlain = type(of: self) == CALayer.self
        let anchor = isPlain ? values.anchorPoint : anchorPoint
        let place = CGPoint(x: frame.origin.x + anchor.x * frame.size.width, y: frame.origin.y + anchor.y * frame.size.height)
        if isPlain {
            setBounds(CGRect(origin: values.bounds.origin, size: size))
            setPosition(place)
        } else {
            bounds.size = size
            position = place
        }
    }

    /// From the layer's coordinates to those of a layer above it, or of the root for nil.
    final func transformToAncestor(_ ancestor: CALayer?) -> PlaneTransform {
        var result = PlaneTransform.identity
        var layer = self
        while layer !== ancestor, let parent = layer.parent {
            result = result.concatenating(layer.transformToSurroundings(.model))
            layer = parent
        }
        return result
    }

    /// The way up to what both layers stand in, and the way down from there.
    private func route(from source: CALayer, to target: CALayer) -> (up: PlaneTransform, down: PlaneTransform)? {
        if source === target { return (.identity, .identity) }
        let shared = commonAncestor(source, target)
        guard shared != nil else {
            guard let down = target.transformToSurroundingsOfRoot.inverse else { return nil }
            return (source.transformToSurroundingsOfRoot, down)
        }
        guard let down = target.transformToAncestor(shared).inverse else { return nil }
        return (source.transformToAncestor(shared), down)
    }

    private var transformToSurroundingsOfRoot: PlaneTransform {
        var root = self
        while let parent = root.parent { root = parent }
        return transformToAncestor(nil).concatenating(root.transformToSurroundings(.model))
    }

    /// Layers of different trees have none: they are related as if their roots lay in the same layer.
    private func commonAncestor(_ first: CALayer, _ second: CALayer) -> CALayer? {
        var ancestor: CALayer? = first
        while let candidate = ancestor {
            var other: CALayer? = second
            while let layer = other {
                if layer === candidate { return candidate }
                other = layer.parent
            }
            ancestor = candidate.parent
        }
        return nil
    }

    /// A point that cannot be seen in the target, because one of the two is seen from its edge, becomes the origin.
    final func convertPoint(_ point: CGPoint, from source: CALayer, to target: CALayer) -> CGPoint {
        route(from: source, to: target).flatMap { $0.up.concatenating($0.down).apply(point) } ?? .zero
    }

    /// The rectangle becomes its bounding box in what both layers stand in, and that again in the target: where both are turned, nobody
    /// knows of the corners in between.
    final func convertRect(_ rect: CGRect, from source: CALayer, to target: CALayer) -> CGRect {
        guard let route = route(from: source, to: target) else { return .zero }
        let shared = route.up.apply(rect)
        return shared.isNull ? shared : route.down.apply(shared)
    }

    final func findLayer(at point: CGPoint) -> CALayer? {
        // ad-hoc: a hidden layer is not found, as nothing of it can be seen.
        guard !isHidden, let own = transformToSurroundings(.model).inverse?.apply(point) else { return nil }
        let isInside = !flags.contains(.isTransformLayer) && contains(own)
        guard isInside || !masksToBounds else { return nil }
        for child in childrenInDisplayOrder.reversed() {
            if let found = child.hitTest(own) { return found }
        }
        return isInside ? self : nil
    }
}
