extension UIView {
    /// A point of this view's coordinates in those of another view; of the window if nil.
    @objc(convertPoint:toView:)
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
    @objc(convertPoint:fromView:)
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
    /// A rectangle of this view's coordinates in those of another view; through a rotation, its bounding box.
    @objc(convertRect:toView:)
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
    @objc(convertRect:fromView:)
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }
    @objc(convertPoint:toCoordinateSpace:)
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, toSpace: coordinateSpace)
    }
    @objc(convertPoint:fromCoordinateSpace:)
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, fromSpace: coordinateSpace)
    }
    @objc(convertRect:toCoordinateSpace:)
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { convertRect(rect, toSpace: coordinateSpace) }
    @objc(convertRect:fromCoordinateSpace:)
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, fromSpace: coordinateSpace)
    }

    // MARK: Internal

    func convertPoint(_ point: CGPoint, to other: UIView?) -> CGPoint {
        switch ConversionRoute(from: self, to: other) {
        case .sameTree(let target): return backingLayer.convert(point, to: target.backingLayer)
        case .throughScreen(let mine, let theirs, let target):
            let onScreen = mine.screenPoint(from: backingLayer.convert(point, to: mine.backingLayer))
            return target.backingLayer.convert(theirs.point(fromScreen: onScreen), from: theirs.backingLayer)
        }
    }

    func convertPoint(_ point: CGPoint, from other: UIView?) -> CGPoint {
        let source = other ?? ConversionRoute.base(of: self)
        return source.convertPoint(point, to: self)
    }

    func convertRect(_ rect: CGRect, to other: UIView?) -> CGRect {
        switch ConversionRoute(from: self, to: other) {
        case .sameTree(let target): return backingLayer.convert(rect, to: target.backingLayer)
        case .throughScreen(let mine, let theirs, let target):
            var onScreen = backingLayer.convert(rect, to: mine.backingLayer)
            onScreen.origin = theirs.point(fromScreen: mine.screenPoint(from: onScreen.origin))
            return target.backingLayer.convert(onScreen, from: theirs.backingLayer)
        }
    }

    func convertRect(_ rect: CGRect, from other: UIView?) -> CGRect {
        let source = other ?? ConversionRoute.base(of: self)
        return source.convertRect(rect, to: self)
    }

    // MARK: Coordinate spaces

    // Every space is a view or the screen; the screen's coordinates are those of a window without an offset.

    func convertPoint(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convertPoint(point, to: view) }
        let root = ConversionRoute.base(of: self)
        let inRoot = convertPoint(point, to: root)
        return root.pointOnScreen(from: inRoot)
    }

    func convertPoint(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convertPoint(point, from: view) }
        let root = ConversionRoute.base(of: self)
        return convertPoint(root.pointOffScreen(from: point), from: root)
    }

    func convertRect(_ rect: CGRect, toSpace space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convertRect(rect, to: view) }
        let root = ConversionRoute.base(of: self)
        var inRoot = convertRect(rect, to: root)
        inRoot.origin = root.pointOnScreen(from: inRoot.origin)
        return inRoot
    }

    func convertRect(_ rect: CGRect, fromSpace space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convertRect(rect, from: view) }
        let root = ConversionRoute.base(of: self)
        var inRoot = rect
        inRoot.origin = root.pointOffScreen(from: rect.origin)
        return convertRect(inRoot, from: root)
    }
}

/// The way from the coordinates of one view to those of another.
@MainActor
private enum ConversionRoute {
    /// Through common ancestors.
    case sameTree(UIView)
    /// From one window over the screen into another.
    case throughScreen(UIWindow, UIWindow, UIView)

    init(from source: UIView, to other: UIView?) {
        guard let other else {
            self = .sameTree(ConversionRoute.base(of: source))
            return
        }
        if let mine = source.hostWindow, let theirs = other.hostWindow, mine !== theirs {
            self = .throughScreen(mine, theirs, other)
        } else {
            self = .sameTree(other)
        }
    }

    /// The view that nil stands for: the window, or the topmost ancestor of a view without one.
    static func base(of view: UIView) -> UIView {
        if let window = view.hostWindow { return window }
        var top = view
        while let above = top.parent { top = above }
        return top
    }
}
