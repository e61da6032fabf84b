import Foundation

/// The window that an app with a main storyboard gets without asking for it.
@MainActor
struct StoryboardWindow {
    let window: UIWindow

    /// Gives a window the storyboard's first controller: the delegate's own, if it has one already, or else the given one, which becomes
    /// the delegate's where it has a property for it.
    ///
    /// - Parameter scene: where a window of the delegate's own goes that is on no scene yet.
    init(
        _ storyboard: UIStoryboard, in window: @autoclosure () -> UIWindow, of scene: UIWindowScene? = nil, delegate: AnyObject?
    ) {
        let delegate = delegate as? Foundation.NSObject
        let hasProperty = delegate?.responds(to: Selector("setWindow:")) == true
        let own = hasProperty ? delegate?.value(forKey: "window") as? UIWindow : nil
        self.window = own ?? window()
        if let scene, let own, own.windowScene == nil { own.windowScene = scene }
        self.window.rootViewController = storyboard.instantiateInitialViewController()
        if hasProperty, own == nil { delegate?.setValue(self.window, forKey: "window") }
    }

    /// Shows the window once the delegate has had its say, unless that has shown another.
    func show() {
        if UIApplication.shared.keyWindow == nil { window.makeKeyAndVisible() }
    }
}
