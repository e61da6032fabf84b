/// A notice, and whom it is for.
struct RoutedNotice: Equatable {
    /// The number that SDL has given the window; zero where it is for all of them, or for whichever has the keyboard.
    var window: UInt32
    var notice: WindowNotice
}
