import Foundation

// Apps inside of a test: they begin and end while the process goes on.
extension UIApplication {
    /// Begins the life of an app with a delegate of a class, on the screen in use; what was there before is forgotten.
    @_spi(ForasteroInternal)
    public func beginLife(delegateClass: (NSObject & UIApplicationDelegate).Type) {
        let made: any UIApplicationDelegate = _objcNew(delegateClass)
        lifecycle = ApplicationLifecycle(application: self)
        scenes = SceneRegistry(application: self)
        ownedDelegate = made
        delegate = made
        UIMenuSystem.main.setNeedsRebuild()
        lifecycle.launch()
    }

    /// Ends it in good order, if no other app has begun since.
    @_spi(ForasteroInternal)
    public func endLife(of endingDelegate: any UIApplicationDelegate) {
        guard ownedDelegate === endingDelegate else { return }
        lifecycle.willTerminate()
        for window in windows { window.isHidden = true }
        ownedDelegate = nil
        lifecycle = ApplicationLifecycle(application: self)
        scenes = SceneRegistry(application: self)
    }
}
