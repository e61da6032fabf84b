import Foundation

extension UIViewController {
    /// Has the controller asked again which orientations it supports. To be called when the answer is different now.
    ///
    /// A device that was turned meanwhile turns its screen if that is allowed now. A window of the desktop keeps its shape.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
    @objc open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        (viewIfLoaded?.window?.screenHost ?? .current).adaptToDevice()
    }

    /// The same for the controllers on screen, by its former name.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()
    @objc open class func attemptRotationToDeviceOrientation() { DisplayHost.current.adaptToDevice() }

    // MARK: By their former names

    /// The orientation of the interface around the controller.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/interfaceorientation
    @objc open var interfaceOrientation: UIInterfaceOrientation {
        DeviceShape(screenSize: (viewIfLoaded?.window?.screen ?? .main).bounds.size).orientation
    }

    /// Called before the interface turns. Does nothing here; ``viewWillTransition(to:with:)`` took its place, and calls it.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/willrotate(to:duration:)
    @objc(willRotateToInterfaceOrientation:duration:)
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called while the interface turns: changes are animated with it. Does nothing here.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/willanimaterotation(to:duration:)
    @objc(willAnimateRotationToInterfaceOrientation:duration:)
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called after the interface has turned. Does nothing here.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/didrotate(from:)
    @objc(didRotateFromInterfaceOrientation:)
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Internal

    /// Has the methods of former names called around a change of size that turns the view.
    func announceRotation(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let bounds = viewIfLoaded?.bounds, !bounds.isEmpty, (size.width > size.height) != (bounds.width > bounds.height) else {
            return
        }
        let (old, new) = (DeviceShape(screenSize: bounds.size).orientation, DeviceShape(screenSize: size).orientation)
        let duration = coordinator.transitionDuration
        willRotate(to: new, duration: duration)
        coordinator.animate(
            alongsideTransition: { _ in self.willAnimateRotation(to: new, duration: duration) },
            completion: { _ in self.didRotate(from: old) })
    }
}
