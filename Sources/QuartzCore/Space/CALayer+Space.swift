// How layers lie in space: a layer flattens what is in it, unless it is a `CATransformLayer`, whose sublayers are in the
// space around it.

/// Which values of layers count: those of the model, or those that are shown.
enum LayerState {
    case model
    case shown
}

extension CALayer {
    final func values(_ state: LayerState) -> LayerValues { state == .model ? values : shownValues }

    /// The transform of all sublayers; nil for none.
    final func sharedTransform(_ state: LayerState) -> CATransform3D? {
        // optimization: hardly any layer has one, and all values need not be taken in the hand to find that out.
        if extras == nil, values.hasStandardRareValues, !flags.contains(.isTransformLayer) { return nil }
        let shared = values(state).sharedTransform
        guard flags.contains(.isTransformLayer) else { return shared }
        return shared.map { CATransform3DConcat($0, spaceTransform(state)) } ?? spaceTransform(state)
    }

    /// From the layer's space to that of the nearest layer above that flattens.
    final func spaceTransform(_ state: LayerState) -> CATransform3D {
        let own = values(state).spaceTransform
        return parent?.sharedTransform(state).map { CATransform3DConcat(own, $0) } ?? own
    }

    /// From the layer's coordinates to those in which it is shown: those of its superlayer, or of the one around the
    /// transform layers in which it lies. A transform layer itself has none, and stands for what is around it.
    final func transformToSurroundings(_ state: LayerState) -> PlaneTransform {
        if flags.contains(.isTransformLayer) { return .identity }
        if parent?.sharedTransform(state) == nil { return extras == nil ? values.transformToParent : values(state).transformToParent }
        return PlaneTransform(spaceTransform(state))
    }

    /// How near the layer's anchor point is.
    final func depth(_ state: LayerState) -> CGFloat {
        let anchor = values(state).anchorLocation
        let transform = spaceTransform(state)
        return anchor.x * transform.m13 + anchor.y * transform.m23 + transform.m43
    }
}
