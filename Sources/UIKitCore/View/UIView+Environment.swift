// optimization: traits and tint come from the nearest view around that changes them, and mostly there is none. The way up borrows the
// views and looks at one bit of each; counting references to them, and looking into their rare state, took a quarter of a view's life.
extension UIView {
    /// The nearest view, this one or one around it, that may pass on other traits or another tint than it gets; the topmost one where
    /// there is none.
    final var environmentSource: UIView { nearestSource.takeUnretainedValue() }

    private final var nearestSource: Unmanaged<UIView> {
        var nearest = Unmanaged.passUnretained(self)
        while let above = nearest._withUnsafeGuaranteedRef({ $0.passedBy }) { nearest = above }
        return nearest
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
        guard windowLink == nil else { return nil }
        return nearestSource._withUnsafeGuaranteedRef { $0.ownPlainEnvironmentVersion }
    }

    private var ownPlainEnvironmentVersion: UInt32? {
        windowLink == nil && !flags.contains(.changesEnvironment) ? traitVersion : nil
    }
}
