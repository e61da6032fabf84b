extension CALayer {
    /// Copies what the layer shows. The tree is not copied.
    final func copyState(of original: CALayer) {
        values = original.values
        extrasForWriting.original = original
        extrasForWriting.name = original.extras?.name
        extrasForWriting.managedValues = original.extras?.managedValues ?? [:]
        extrasForWriting.timing = original.extras?.timing ?? MediaTiming()
    }

    final func modelLayer() -> Self {
        guard flags.contains(.isCopy), let original = extras?.original as? Self else { return self }
        return original
    }

    final func makePresentation() -> Self? {
        guard node != nil || extras?.presented != nil else { return nil }
        let copy = Instantiation.makeCopy(of: self)
        if let presented = extras?.presented {
            copy.values = unfollowedValues ?? presented.values
            copy.extrasForWriting.managedValues = presented.extras?.managedValues ?? [:]
        }
        return copy as? Self
    }

    /// The present values: animated ones, or the model's where no animation runs.
    final var shownValues: LayerValues { extras?.presented?.values ?? values }
}
