import UIKitCore

extension UITableViewCell {
    func changeSelected(_ isOn: Bool, animated: Bool) {
        guard isOn != status.isSelected else { return }
        status.isSelected = isOn
        selectionLookDidChange(animated: animated)
    }

    func changeHighlighted(_ isOn: Bool, animated: Bool) {
        guard isOn != status.isHighlighted else { return }
        status.isHighlighted = isOn
        selectionLookDidChange(animated: animated)
    }

    /// True if the background of selection is seen.
    var showsSelection: Bool { (status.isSelected || status.isHighlighted) && selectionStyle != .none }

    /// True if the row is chosen by a circle at its beginning.
    var choosesByCircle: Bool { status.isEditing && context.allowsMultipleSelectionDuringEditing }

    func selectionLookDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        showSelection(animated: animated)
    }

    /// Shows how the cell is selected now, in the background and in what lies on it.
    func showSelection(animated: Bool) {
        showSelectionBackground(animated: animated)
        let isOn = showsSelection
        contentView.passHighlight(isOn)
        if let accessory = parts.standardAccessory { accessory.passHighlight(isOn) }
        parts.editControl?.isChosen = status.isSelected
        if context.separator != nil { setNeedsLayout() }
    }

    // MARK: Backgrounds

    func backgroundDidChange(from former: UIView?) {
        if former?.superview === self { former?.removeFromSuperview() }
        guard let backgroundView else { return }
        configurations?.setBackground(nil, in: self)
        backgroundView.frame = backgroundFrame
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }

    func selectedBackgroundDidChange(from former: UIView?) {
        if let former, former === parts.shownSelection {
            former.removeFromSuperview()
            parts.shownSelection = nil
        }
        showSelectionBackground(animated: false)
    }

    /// A swipe takes the backgrounds along.
    var backgroundFrame: CGRect { bounds.offsetBy(dx: status.slide, dy: 0) }

    func layOutBackgrounds() {
        backgroundView?.frame = backgroundFrame
        configurations?.backgroundView?.frame = backgroundFrame
        parts.shownSelection?.frame = backgroundFrame
    }

    private func showSelectionBackground(animated: Bool) {
        let wanted = showsSelection && configurations?.background == nil ? selectionBackground() : nil
        if let shown = parts.shownSelection, shown !== wanted { hide(shown, animated: animated && wanted == nil) }
        guard let wanted, wanted !== parts.shownSelection else { return }
        parts.shownSelection = wanted
        UIView.performWithoutAnimation {
            wanted.alpha = animated ? 0 : 1
            wanted.frame = backgroundFrame
            if let backgroundView, backgroundView.superview === self {
                insertSubview(wanted, aboveSubview: backgroundView)
            } else {
                insertSubview(wanted, at: 0)
            }
        }
        if animated { UIView.animate(withDuration: theme.fadeDuration, delay: 0, options: .allowUserInteraction) { wanted.alpha = 1 } }
    }

    private func hide(_ view: UIView, animated: Bool) {
        parts.shownSelection = nil
        guard animated, window != nil else {
            view.removeFromSuperview()
            return
        }
        UIView.animate(
            withDuration: theme.fadeDuration, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 0 },
            completion: { [weak self] _ in
                // It may have been asked for again meanwhile.
                guard self?.parts.shownSelection !== view else { return }
                view.removeFromSuperview()
                view.alpha = 1
            })
    }

    private func selectionBackground() -> UIView {
        if choosesByCircle, let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
        if let selectedBackgroundView { return selectedBackgroundView }
        let view = parts.standardSelection ?? UIView(frame: .zero)
        parts.standardSelection = view
        view.isUserInteractionEnabled = false
        view.backgroundColor = choosesByCircle ? theme.multipleSelectionColor : theme.selectionColor
        return view
    }
}
