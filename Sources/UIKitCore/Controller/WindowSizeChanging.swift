/// A window gets another size, as when the device turns.
@MainActor
package protocol WindowSizeChanging {
    /// Step 1, while everything is as before.
    func announce()
    /// Step 2, when the screen has its new size.
    func perform()
}
