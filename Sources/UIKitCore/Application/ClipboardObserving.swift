/// Is notified when another application may have changed the clipboard. Declared in a module above this one, and found by its name.
@MainActor
package protocol ClipboardObserving: AnyObject {
    /// Called when the application has become the active one again, and when the desktop says that something was copied.
    static func noticeForeignChange()
}
