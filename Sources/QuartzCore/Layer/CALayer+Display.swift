@_spi(ForasteroInternal) import CoreGraphics

extension CALayer {
    final func markNeedsDisplay(in rect: CGRect) {
        let part = rect.overlap(with: values.bounds)
        extrasForWriting.displayRect = (extras?.displayRect ?? .null).union(part)
        mark(.needsDisplay, .subtreeNeedsDisplay)
    }

    final func displayNow() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
        // Who asks for drawing while it draws gets none: else it would draw in each frame.
        flags.remove(.needsDisplay)
        extras?.displayRect = .null
    }

    final func displayContents() {
        if let owner {
            owner.displayOwnedLayer(self)
            return
        }
        if let delegate = extras?.delegate {
            if let display = delegate.display {
                display(self)
                return
            }
            delegate.layerWillDraw?(self)
        }
        drawIntoBackingStore()
    }

    final func drawThroughDelegate(in context: CGContext) {
        if let owner {
            owner.drawOwnedLayer(self, in: context)
        } else if let delegate = extras?.delegate {
            delegate.draw?(self, in: context)
        }
    }

    /// Gives a new layer its owner and the scale of its pixels. Nobody else knows the layer yet, so nobody is notified.
    ///
    /// - Parameter animatesOnlyInBlocks: The owner need not be asked for actions unless ``OwnedLayerAnimations/areRecorded`` or the layer
    ///   has animations: it would have none.
    @_spi(ForasteroInternal)
    public final func begin(with owner: any LayerOwner, contentsScale: CGFloat, animatesOnlyInBlocks: Bool) {
        self.owner = owner
        values.contentsScale = contentsScale
        if animatesOnlyInBlocks, type(of: self) == CALayer.self { flags.insert(.ownerAnimatesOnlyInBlocks) }
    }

    /// Takes the owner off the layer, or whoever has become its delegate since.
    @_spi(ForasteroInternal)
    public final func loseOwner() {
        // optimization: nobody overrides the setter of a plain layer.
        if type(of: self) == CALayer.self { setDelegate(nil) } else { delegate = nil }
    }

    final func setDelegate(_ newValue: (any CALayerDelegate)?) {
        flags.remove(.ownerAnimatesOnlyInBlocks)
        guard let newValue else {
            owner = nil
            extras?.delegate = nil
            return
        }
        if let newOwner = newValue as? any LayerOwner {
            owner = newOwner
            extras?.delegate = nil
        } else {
            owner = nil
            extrasForWriting.delegate = newValue
        }
    }
}

// MARK: Backing store

extension CALayer {
    /// Draws what waits to be drawn into the pixels that the layer has, or into new ones when they do not fit.
    @_spi(ForasteroInternal)
    public final func drawIntoBackingStore() {
        let bounds = values.bounds
        let painter = host.flatMap { AnimationPass.painter(of: self, at: $0.clock.now) } ?? self
        let existing = values.contents as? BackingStore
        if let existing, existing.fits(bounds: bounds, scale: contentsScale, isOpaque: isOpaque), !keepsLookForTransition {
            existing.draw(extras?.displayRect ?? bounds, using: painter.draw(in:))
            extrasForWriting.contentsDamage = (extras?.contentsDamage ?? .null).union(existing.drawnRect)
            markNeedsCommit()
            return
        }
        let store = BackingStore(bounds: bounds, scale: contentsScale, isOpaque: isOpaque)
        store?.draw(bounds, using: painter.draw(in:))
        // Not through `contents`: drawing is no change of the model, and has no action.
        values.contents = store
        markNeedsCommit()
    }
}
