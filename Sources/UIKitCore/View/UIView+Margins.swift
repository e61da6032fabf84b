/// The margins that were set, in the form in which they were: the other form depends on the layout direction.
package enum MarginBase: Equatable {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    func insets(isRightToLeft: Bool) -> UIEdgeInsets {
        switch self {
        case .absolute(let insets): insets
        case .directional(let insets): UIEdgeInsets(insets, isRightToLeft: isRightToLeft)
        }
    }
}

extension UIView {
    /// The distances that content keeps from the edges, in points. Default: 8 on all edges.
    ///
    /// Reading gives what was set, together with the safe area if ``insetsLayoutMarginsFromSafeArea`` is true, and at least as much
    /// as the superview's margins reach in if ``preservesSuperviewLayoutMargins`` is true. The view of a controller begins with
    /// margins of 16 or, from 414 points of width on, 20 at the sides and none at top and bottom. Setting it asks for layout.
    // apple: https://developer.apple.com/documentation/uikit/uiview/layoutmargins
    @objc open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMarginBase(.absolute(newValue)) }
    }

    /// The same as ``layoutMargins``, with the sides named after the direction of reading.
    @objc open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
        set { setMarginBase(.directional(newValue)) }
    }

    /// Called after ``layoutMargins`` have changed. Does nothing here.
    @objc open func layoutMarginsDidChange() {}

    /// True if the margins are at least as large as what the superview's reach into this view. Default: false.
    @objc open var preservesSuperviewLayoutMargins: Bool {
        get { flags.contains(.preservesSuperviewLayoutMargins) }
        set { setMarginFlag(.preservesSuperviewLayoutMargins, newValue) }
    }

    /// True if the safe area is added to the margins. Default: true.
    @objc open var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.contains(.insetsLayoutMarginsFromSafeArea) }
        set { setMarginFlag(.insetsLayoutMarginsFromSafeArea, newValue) }
    }

    // MARK: Internal

    private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var baseMargins: UIEdgeInsets {
        let own = rare?.marginBase?.insets(isRightToLeft: isRightToLeft)
        guard let owningController else { return own ?? Self.standardMargins }
        guard owningController.respectsMinimumMargins else { return own ?? .zero }
        return (own ?? .zero).union(UIEdgeInsets(owningController.systemMinimumLayoutMargins, isRightToLeft: isRightToLeft))
    }

    private var effectiveMargins: UIEdgeInsets {
        var margins = baseMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        if preservesSuperviewLayoutMargins, let parent {
            margins = margins.union(parent.marginsForSubviews.reaching(into: frame, inside: parent.bounds))
        }
        return margins
    }

    private func setMarginBase(_ base: MarginBase) {
        guard base != rare?.marginBase else { return }
        ensureRare().marginBase = base
        marginsMayHaveChanged()
    }

    private func setMarginFlag(_ flag: ViewFlags, _ isOn: Bool) {
        guard flags.contains(flag) != isOn else { return }
        flags.set(flag, isOn)
        marginsMayHaveChanged()
    }

    /// The margins that ``layoutMarginsDidChange()`` was last called for.
    var announcedLayoutMargins: UIEdgeInsets { rare?.announcedLayoutMargins ?? Self.standardMargins }

    /// Calls ``layoutMarginsDidChange()`` if the margins are different now. Returns whether they are.
    @discardableResult
    func announceMargins() -> Bool {
        // Without any of these the margins are the standard ones.
        guard rare != nil || flags.contains(.preservesSuperviewLayoutMargins) else { return false }
        let margins = layoutMargins
        guard margins != announcedLayoutMargins else { return false }
        ensureRare().announcedLayoutMargins = margins
        surroundingsDidChangeForConstraints()
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        return true
    }

    /// The same for a change of the margins themselves, after which the content has to be laid out.
    fileprivate func marginsMayHaveChanged() {
        guard announceMargins() else { return }
        setNeedsLayout()
        passInsetsOn()
    }
}

extension UIViewController {
    /// The least that the view keeps free at its sides, on narrow and on wide screens.
    private static let sideMargin: (narrow: CGFloat, wide: CGFloat) = (16, 20)
    private static let firstWideWidth: CGFloat = 414

    /// The least margins of the view, in points: 16 or, on a screen from 414 points of width on, 20 at the sides, none at top and bottom.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = (viewIfLoaded?.displayHost ?? .current).screen.bounds.width
        let side = width >= Self.firstWideWidth ? Self.sideMargin.wide : Self.sideMargin.narrow
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// True if the margins of the view are at least ``systemMinimumLayoutMargins``, whatever is set. Default: true.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewrespectssystemminimumlayoutmargins
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { respectsMinimumMargins }
        set {
            guard newValue != respectsMinimumMargins else { return }
            respectsMinimumMargins = newValue
            viewIfLoaded?.marginsMayHaveChanged()
        }
    }
}
