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
}
