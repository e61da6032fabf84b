/// Keeps the state of an application without scenes from one run to the next.
@MainActor
package protocol StateKeeping: AnyObject {
    /// The application has gone to the background.
    func keep()
    /// The application is being launched: between the delegate's two launch methods.
    func restore()
    /// The application's window is shown.
    func presentRestored()
    /// A controller was presented when the state was kept.
    func presentLater(_ controller: UIViewController, on presenter: UIViewController)
}
