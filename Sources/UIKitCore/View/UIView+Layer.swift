@_spi(ForasteroInternal) internal import QuartzCore

extension UIView {
    /// Makes the layer that a view class asks for.
    static func makeLayer(of layerClass: AnyClass) -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let layerType = layerClass as? CALayer.Type else {
            _requireFailure(
                "\(self).layerClass answered \(layerClass), which is no layer. Answer CALayer.self or a subclass of it.")
        }
        return _objcNew(layerType)
    }

    /// Ties the new layer to the view and gives it its first geometry.
    func adoptLayer(frame: CGRect) {
        let ownClass = ViewClassMembers.of(Self.self)
        backingLayer.begin(
            with: self, contentsScale: DisplayHost.contentScale, animatesOnlyInBlocks: !ownClass.contains(.overridesActions))
        traitVersion = CurrentTraits.version
        if frame.size != .zero || frame.origin != .zero { backingLayer.frame = frame }
        // Most views are plain.
        guard !ownClass.isEmpty else { return }
        if ownClass.contains(.overridesTraits) { flags.insert(.changesEnvironment) }
        if ownClass.contains(.drawsContent) {
            flags.insert(.drawsContent)
            backingLayer.isOpaque = false
            backingLayer.setNeedsDisplay()
        }
        if ownClass.contains(.hearsOfMoves) { flags.insert(.hearsOfMoves) }
        if ownClass.contains(.hearsOfSubviews) { flags.insert(.hearsOfSubviews) }
        if ownClass.contains(.updatesConstraints) { flags.insert(.needsUpdateConstraints) }
        if ownClass.contains(.updatesProperties) { flags.insert(.needsUpdateProperties) }
    }

    /// The screen whose window the view is in; without one, the screen in use.
    package var displayHost: DisplayHost { hostWindow?.screenHost ?? .current }

    package func ensureRare() -> RareViewState {
        if let rare { return rare }
        let created = RareViewState()
        rare = created
        return created
    }

    /// The controller of which this is the view.
    package var owningController: UIViewController? { flags.contains(.isOfController) ? rare?.controller : nil }

    /// Makes the view a controller's, or nobody's.
    func belong(to controller: UIViewController?) {
        ensureRare().controller = controller
        flags.set(.isOfController, controller != nil)
        flags.insert(.changesEnvironment)
        if controller != nil { needPropertyUpdate(.controllerNeedsUpdateProperties) }
        if !translatesAutoresizingMaskIntoConstraints { constraintRoleDidChange() }
    }

    func changeBackgroundColor(_ color: UIColor?) {
        guard color !== ownBackgroundColor, color != ownBackgroundColor else { return }
        ownBackgroundColor = color
        applyBackgroundColor()
        if flags.contains(.drawsContent) { setNeedsDisplay() }
    }

    /// Gives the layer the background as it is under the view's traits.
    func applyBackgroundColor() {
        backingLayer.backgroundColor = ownBackgroundColor.map { $0.fixedCGColor ?? $0.resolvedCGColor(with: traitCollection) }
    }

    func contentModeDidChange() {
        backingLayer.contentsGravity = contentMode.gravity
        backingLayer.needsDisplayOnBoundsChange = contentMode == .redraw && flags.contains(.drawsContent)
        setNeedsDisplay()
    }
}

extension UIView.ContentMode {
    /// The same for a layer, where the top is at the smaller y as here.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
