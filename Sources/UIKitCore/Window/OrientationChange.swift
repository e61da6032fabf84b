import Foundation

/// The rotation of the screen: notifies observers before and after.
@MainActor
struct OrientationChange {
    private let former: UIInterfaceOrientation
    private let present: UIInterfaceOrientation

    /// Nil if the interface stands as before.
    init?(from oldSize: CGSize, to newSize: CGSize) {
        former = DeviceShape(screenSize: oldSize).orientation
        present = DeviceShape(screenSize: newSize).orientation
        if former == present { return nil }
    }

    /// Comes before the change, with the orientation that is to come.
    func announce() { post(UIApplication.willChangeStatusBarOrientationNotification, present) }

    /// Comes after the change, with the orientation that was.
    func confirm() {
        UIDevice.current.orientationDidChange()
        post(UIApplication.didChangeStatusBarOrientationNotification, former)
    }

    private func post(_ name: NSNotification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: UIApplication.shared,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
    }
}
