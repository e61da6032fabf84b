import Foundation

/// The device that the application runs on, as iOS source expects to find it.
// apple: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor @objcMembers open class UIDevice: UIObject {
    /// The device.
    public static let current = UIDevice()

    /// The name of the machine.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// "iPhone" or "iPad", after the size of the screen.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as ``model``: it is not translated.
    open var localizedModel: String { model }
    /// The name of the system that iOS source compares with.
    open var systemName: String { "iOS" }
    /// The version of iOS whose interface is provided.
    open var systemVersion: String {
        let version = _ObjCEmulatedSystem.version
        return "\(version.majorVersion).\(version.minorVersion)"
    }
    /// Phone or tablet: the one that was asked for, else after the size of the screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { DisplayHost.current.traits.userInterfaceIdiom }
    /// How the device is held, which follows from the shape of the screen.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }

    /// Sets a value by its name. The device cannot be turned by what it says of itself, but applications do turn it by the name of
    /// ``orientation``, with the number of a ``UIDeviceOrientation`` or ``UIInterfaceOrientation``: so the screen follows, if it can.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "orientation" else { return super.setValue(value, forKey: key) }
        let number = (value as? NSNumber)?.intValue ?? value as? Int ?? 0
        guard let orientation = UIDeviceOrientation(rawValue: number), orientation.isPortrait || orientation.isLandscape else { return }
        DisplayHost.current.turnDevice(toLandscape: orientation.isLandscape)
    }

    /// A number by which the applications of this user know the device again. Stays the same as long as the defaults do.
    open var identifierForVendor: UUID? { VendorIdentifier.read() }

    /// True if applications go on in the background: yes.
    open var isMultitaskingSupported: Bool { true }

    /// True if ``batteryLevel`` and ``batteryState`` are read. Default: false.
    open var isBatteryMonitoringEnabled = false

    /// True if a sensor watches what is close to the screen. There is none, so it stays false.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set { _ = newValue }
    }

    // MARK: Turning

    private var orientationListeners = 0

    /// True if changes of ``orientation`` are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    /// Has changes of ``orientation`` posted. Calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

    /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` began.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    func orientationDidChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    /// Posted with the device after ``orientation`` has changed, if that was asked for.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")

    // Known by name, and never posted: the kernel's numbers are read when they are asked for.
    /// ``batteryLevel`` has changed.
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// ``batteryState`` has changed.
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// ``proximityState`` has changed.
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// The kind of device the app runs on: the older way to ask ``UIDevice``.
// apple: https://developer.apple.com/documentation/uikit/ui_user_interface_idiom()
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
