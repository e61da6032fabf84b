// optimization: traits and tint come from the nearest view around that changes them, and mostly there is none. The way up borrows the
// views and looks at one bit of each; counting references to them, and looking into their rare state, took a quarter of a view's life.
extension UIView {
    /// The nearest view, this one or one around it, that may pass on other traits or another tint than it gets; the topmost one where
    /// there is none.
    final var environmentSource: UIView {
        var nearest = Unmanaged.passUnretained(self)
        while let above = nearest._withUnsafeGuaranteedRef({ $0.passedBy }) { nearest = above }
        return nearest.takeUnretainedValue()
    }

    /// The view at the top of the tree.
    final var topmostView: UIView {
        var topmost = Unmanaged.passUnretained(self)
        while let above = topmost._withUnsafeGuaranteedRef({ $0.parentLink }) { topmost = above }
        return topmost.takeUnretainedValue()
    }

    /// The view around a view that passes on what it gets.
    private final var passedBy: Unmanaged<UIView>? {
        flags.contains(.changesEnvironment) ? nil : parentLink
    }

    /// Which of the screen's traits a view inherits that is outside of windows, where nobody around changes what it inherits. Else nil.
    var plainEnvironmentVersion: UInt32? {
        guard hostWindow == nil else { return nil }
        return environmentSource.ownPlainEnvironmentVersion
    }

    private var ownPlainEnvironmentVersion: UInt32? {
        hostWindow == nil && !flags.contains(.changesEnvironment) ? traitVersion : nil
    }
}
