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
        backingLayer.begin(with: self, contentsScale: DisplayHost.contentScale)
        traitVersion = CurrentTraits.version
        if frame != .zero { backingLayer.frame = frame }
        if DrawingClasses.drawsContent(Self.self) {
            flags.insert(.drawsContent)
            backingLayer.isOpaque = false
            backingLayer.setNeedsDisplay()
        }
        if ConstraintUpdatingClasses.updatesConstraints(Self.self) { flags.insert(.needsUpdateConstraints) }
        if PropertyUpdatingClasses.updatesProperties(Self.self) { flags.insert(.needsUpdateProperties) }
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
    package var owningController: UIViewController? { rare?.controller }

    /// Makes the view a controller's, or nobody's.
    func belong(to controller: UIViewController?) {
        ensureRare().controller = controller
        flags.set(.isOfController, controller != nil)
        if controller != nil { needPropertyUpdate(.controllerNeedsUpdateProperties) }
        if !translatesAutoresizingMaskIntoConstraints { constraintRoleDidChange() }
    }

    func changeBackgroundColor(_ color: UIColor?) {
        guard color != nil || rare != nil, color != rare?.backgroundColor else { return }
        ensureRare().backgroundColor = color
        applyBackgroundColor()
        if flags.contains(.drawsContent) { setNeedsDisplay() }
    }

    /// Gives the layer the background as it is under the view's traits.
    func applyBackgroundColor() {
        backingLayer.backgroundColor = rare?.backgroundColor?.resolvedCGColor(with: traitCollection)
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
