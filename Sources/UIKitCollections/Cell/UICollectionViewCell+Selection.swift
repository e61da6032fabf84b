@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// The content, the backgrounds behind it, and how selection is shown.
extension UICollectionViewCell {
    final func setUpContent() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// How many views are behind the content.
    final var groundCount: Int {
        [configurations?.backgroundView, backgroundView, selectedBackgroundView].filter { $0?.superview === self }.count
    }

    final func layOutContentAndGrounds() {
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
        for ground in [configurations?.backgroundView, backgroundView, selectedBackgroundView] {
            if let ground, ground.superview === self, ground.frame != bounds { ground.frame = bounds }
        }
    }

    /// Takes back what belongs to the former item alone.
    final func resetForReuse() {
        if isHighlighted { isHighlighted = false }
        if isSelected { isSelected = false }
        status.isReordering = false
        status.isSwiped = false
        markConfigurationStale()
    }

    // MARK: Selection

    final func changeSelected(_ isOn: Bool) {
        guard isOn != status.isSelected else { return }
        status.isSelected = isOn
        selectionLookDidChange()
    }

    final func changeHighlighted(_ isOn: Bool) {
        guard isOn != status.isHighlighted else { return }
        status.isHighlighted = isOn
        selectionLookDidChange()
    }

    private var showsSelection: Bool { status.isSelected || status.isHighlighted }

    private func selectionLookDidChange() {
        setNeedsUpdateConfiguration()
        showSelectionGround()
        contentView.passHighlight(showsSelection)
    }

    // MARK: Grounds

    final func backgroundDidChange(from former: UIView?) {
        if former?.superview === self { former?.removeFromSuperview() }
        guard let backgroundView else { return }
        configurations?.setBackground(nil, in: self)
        show(backgroundView, at: 0)
    }

    final func selectedBackgroundDidChange(from former: UIView?) {
        if former?.superview === self { former?.removeFromSuperview() }
        if selectedBackgroundView != nil { configurations?.setBackground(nil, in: self) }
        showSelectionGround()
    }

    private func showSelectionGround() {
        guard let ground = selectedBackgroundView else { return }
        if showsSelection {
            if ground.superview !== self { show(ground, at: backgroundView?.superview === self ? 1 : 0) }
        } else if ground.superview === self {
            ground.removeFromSuperview()
        }
    }

    private func show(_ ground: UIView, at index: Int) {
        UIView.performWithoutAnimation {
            ground.frame = bounds
            insertSubview(ground, at: index)
        }
        setNeedsLayout()
    }
}
