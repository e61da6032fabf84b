import Foundation

/// Takes the application through its life cycle, and notifies in the documented order: the delegate, then the observers.
@MainActor
package final class ApplicationLifecycle {
    private unowned let application: UIApplication
    private(set) var state = UIApplication.State.inactive

    init(application: UIApplication) {
        self.application = application
    }

    /// True if the scenes' delegates are notified instead of the application's.
    private var usesScenes: Bool { application.scenes.isAdopted }

    // MARK: Launching

    package func launch(for reason: LaunchReason = .user) {
        application.loadMainNib(named: InfoPlist.main.mainNibName)
        let delegate = application.delegate
        let window = mainWindow(for: delegate)
        let isWanted = finishLaunching(delegate, options: reason.options(of: application))
        DisplayHost.current.mainMenu?.update()
        window?.show()
        application.stateKeeper?.presentRestored()
        post(UIApplication.didFinishLaunchingNotification)
        application.scenes.connect(options: reason.connectionOptions(of: application))
        if usesScenes {
            application.scenes.showOthers()
            enterForeground()
        } else if isWanted {
            follow(reason)
        }
        becomeActive()
    }

    /// Calls the delegate's launch methods.
    /// - Returns: whether what the application is launched for is to be handed over afterwards: both methods wish so (SV-92, SV-100).
    private func finishLaunching(
        _ delegate: (any UIApplicationDelegate)?, options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isWanted = delegate?.application?(application, willFinishLaunchingWithOptions: options) ?? true
        // Apps with scenes keep an activity instead (SV-98).
        if !application.scenes.areWanted { application.stateKeeper?.restore() }
        guard delegate?.responds(to: #selector(UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:))) == true else {
            delegate?.applicationDidFinishLaunching?(application)
            return isWanted
        }
        return delegate?.application?(application, didFinishLaunchingWithOptions: options) ?? true && isWanted
    }

    private func follow(_ reason: LaunchReason) {
        switch reason {
        case .user: break
        case .urls(let urls): application.urls.deliver(urls)
        case .shortcut(let type): _ = application.shortcuts.perform(type: type)
        }
    }

    /// The window of an application whose Info.plist names a main storyboard. One with scenes has a storyboard for each scene.
    // apple: https://developer.apple.com/documentation/bundleresources/information-property-list/uimainstoryboardfile
    private func mainWindow(for delegate: (any UIApplicationDelegate)?) -> StoryboardWindow? {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        guard !InfoPlist.main.declaresScenes, let name = InfoPlist.main.mainStoryboardName(isPad: isPad) else { return nil }
        return StoryboardWindow(
            UIStoryboard(name: name, bundle: nil), in: UIWindow(frame: UIScreen.main.bounds), delegate: delegate)
    }

    // MARK: Front and back

    func becomeActive() {
        guard state != .active else { return }
        state = .active
        if usesScenes {
            application.scenes.becomeActive()
        } else {
            application.delegate?.applicationDidBecomeActive?(application)
        }
        post(UIApplication.didBecomeActiveNotification)
    }

    func resignActive() {
        guard state == .active else { return }
        if usesScenes {
            application.scenes.resignActive()
        } else {
            application.delegate?.applicationWillResignActive?(application)
        }
        post(UIApplication.willResignActiveNotification)
        state = .inactive
    }

    func enterBackground() {
        resignActive()
        guard state != .background else { return }
        for host in DisplayHost.shown { host.touches.cancelAll() }
        state = .background
        if usesScenes {
            application.scenes.enterBackground()
        } else {
            application.delegate?.applicationDidEnterBackground?(application)
            application.stateKeeper?.keep()
        }
        application.backgroundTasks.didEnterBackground()
        post(UIApplication.didEnterBackgroundNotification)
    }

    func enterForeground() {
        application.backgroundTasks.willEnterForeground()
        if usesScenes {
            application.scenes.enterForeground()
        } else {
            application.delegate?.applicationWillEnterForeground?(application)
        }
        post(UIApplication.willEnterForegroundNotification)
        state = .inactive
    }

    func screenVisibilityDidChange(to isVisible: Bool) {
        if isVisible {
            guard state == .background else { return }
            enterForeground()
            becomeActive()
        } else {
            enterBackground()
        }
    }

    /// Keys go to this application (true) or to another one (false).
    func screenFocusDidChange(to isFocused: Bool) {
        if !isFocused {
            resignActive()
        } else if state == .inactive {
            becomeActive()
        }
    }

    // MARK: Trouble and end

    package func receiveMemoryWarning() {
        application.delegate?.applicationDidReceiveMemoryWarning?(application)
        post(UIApplication.didReceiveMemoryWarningNotification)
        ImageLibrary.shared.removeAll()
        for controller in LiveControllers.shared.all { controller.didReceiveMemoryWarning() }
    }

    func willTerminate() {
        if usesScenes { application.scenes.disconnect() }
        application.delegate?.applicationWillTerminate?(application)
        post(UIApplication.willTerminateNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}

extension UIApplication {
    /// Ends the process in good order: by way of the background, as applications save there what they want to keep.
    package func terminate(status: Int32 = 0) -> Never {
        lifecycle.enterBackground()
        lifecycle.willTerminate()
        for host in DisplayHost.shown { host.display.close() }
        exit(status)
    }
}
