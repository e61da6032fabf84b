internal import TextEngine

extension UIApplication {
    /// Begins to read which fonts there are, beside what else an app does when it starts.
    package static func prepareFonts() { FontLibrary.prepare() }
}
