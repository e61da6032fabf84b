extension UIView {
    /// The colour of what can be pressed; nil takes that of the superview, at the root the system's blue.
    ///
    /// Reading it never gives nil. While ``tintAdjustmentMode`` is dimmed it is a grey of the same brightness.
    // apple: https://developer.apple.com/documentation/uikit/uiview/tintcolor
    @objc open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { announcing(["tintColor"]) { changeTint { $0.tintColor = newValue } } }
    }

    /// Says whether the tint is shown as it is, dimmed, or as the superview has it. Default: automatic.
    @objc open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { changeTint { $0.tintAdjustmentMode = newValue } }
    }

    /// Called after the tint that the view shows has changed, by its own or an ancestor's doing. Does nothing here.
    @objc open func tintColorDidChange() {}

    // MARK: Internal

    var hasOwnTint: Bool { rare?.tintColor != nil }

    /// The colour that the view shows: its own or that of the nearest ancestor with one, dimmed if that is asked for.
    package var effectiveTintColor: UIColor {
        let color = undimmedTintColor
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmed : color
    }

    var undimmedTintColor: UIColor { inheritedTintColor ?? .tintColor }

    /// The tint of the view or of the nearest one above that has one.
    var inheritedTintColor: UIColor? {
        var source = environmentSource
        while true {
            if let color = source.rare?.tintColor { return color }
            guard let parent = source.parent else { return nil }
            source = parent.environmentSource
        }
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var source = environmentSource
        while true {
            if let mode = source.rare?.tintAdjustmentMode, mode != .automatic { return mode }
            guard let parent = source.parent else { return .normal }
            source = parent.environmentSource
        }
    }

    /// Changes what the tint depends on, and notifies the views whose tint is another afterwards.
    func changeTint(_ change: (RareViewState) -> Void) {
        let before = EnvironmentSnapshot(of: self)
        flags.insert(.changesEnvironment)
        change(ensureRare())
        before.announceChanges(of: self)
    }

    /// Sends `tintColorDidChange` to the view, and to all inside it that take their tint from above.
    func announceTintChange() {
        tintColorDidChange()
        for child in children where !child.hasOwnTint { child.announceTintChange() }
    }
}

extension UIColor {
    /// The grey of the same brightness, as a tint that is out of use is shown.
    @MainActor fileprivate var dimmed: UIColor {
        guard isDynamic else { return Self.grey(asBrightAs: resolvedCGColor(with: .current)) }
        return DimmedColors.shared.color(for: self) { [self] traits in Self.grey(asBrightAs: resolvedCGColor(with: traits)) }
    }

    private static func grey(asBrightAs color: CGColor) -> UIColor {
        let rgba = color.sRGBComponents ?? (0.5, 0.5, 0.5, 1)
        let luminance = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
        return UIColor(white: luminance, alpha: rgba.alpha * 0.8)
    }
}
