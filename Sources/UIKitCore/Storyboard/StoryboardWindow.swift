import Foundation

/// The window that an app with a main storyboard gets without asking for it.
@MainActor
struct StoryboardWindow {
    let window: UIWindow

    /// Gives a window the storyboard's first controller, and the delegate the window, if it has a position for one that is empty.
    init(_ storyboard: UIStoryboard, in window: UIWindow, delegate: AnyObject?) {
        self.window = window
        window.rootViewController = storyboard.instantiateInitialViewController()
        guard let delegate = delegate as? Foundation.NSObject, delegate.responds(to: Selector("setWindow:")) else { return }
        if delegate.value(forKey: "window") == nil { delegate.setValue(window, forKey: "window") }
    }

    /// Shows the window once the delegate has had its say, unless that has shown another.
    func show() {
        if UIApplication.shared.keyWindow == nil { window.makeKeyAndVisible() }
    }
}
