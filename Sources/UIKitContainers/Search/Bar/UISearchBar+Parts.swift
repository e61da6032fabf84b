import Foundation
import UIKitControls
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

// The parts of a search bar that come and go.
extension UISearchBar {
    func setText(_ text: String?) {
        let former = searchTextField.text
        searchTextField.text = text
        contentDidChange()
        if searchTextField.text != former { owner?.searchBarContentDidChange(self) }
    }

    /// There is another text, or there are other tokens.
    func contentDidChange() { showTrailingButton() }

    func enabledDidChange() {
        isUserInteractionEnabled = isEnabled
        searchTextField.isEnabled = isEnabled
        for view in [searchTextField, cancelButton, scopeControl] { view?.alpha = isEnabled ? 1 : 0.5 }
    }

    func promptDidChange() {
        if let prompt {
            let label = promptLabel ?? makePromptLabel()
            label.text = prompt
        } else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
        }
        heightMayHaveChanged(animated: false)
    }

    private func makePromptLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: theme.promptFontSize)
        label.textAlignment = .center
        promptLabel = label
        addSubview(label)
        return label
    }

    // MARK: Cancel

    func showCancelButton(_ shows: Bool, animated: Bool) {
        guard shows != parts.showsCancel else { return }
        if shows { ensureCancelButton() }
        if animated, window != nil { layoutIfNeeded() }
        parts.showsCancel = shows
        setNeedsLayout()
        change(animated: animated) { self.cancelButton?.alpha = shows ? 1 : 0 }
    }

    private func ensureCancelButton() {
        guard cancelButton == nil else { return }
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: theme.cancelFontSize)
        button.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
        button.alpha = 0
        cancelButton = button
        addSubview(button)
        UIView.performWithoutAnimation {
            layOutParts()
            button.layoutIfNeeded()
        }
    }

    @objc private func cancelTapped() {
        delegate?.searchBarCancelButtonClicked?(self)
        owner?.searchBarDidCancel(self)
    }

    private func change(animated: Bool, _ changes: @escaping () -> Void) {
        guard animated, window != nil else { return UIView.performWithoutAnimation(changes) }
        UIView.animate(withDuration: theme.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            changes()
            self.layoutIfNeeded()
        }
    }

    // MARK: Bookmarks and results

    func changeButtons(_ change: (inout SearchBarParts) -> Void) {
        let former = parts
        change(&parts)
        if parts != former { showTrailingButton() }
    }

    /// The button at the end of the field: bookmarks before results, and only while nothing has been typed.
    func showTrailingButton() {
        let field = searchTextField
        let isEmpty = (field.text ?? "").isEmpty && field.tokens.isEmpty
        guard isEmpty, parts.showsBookmark || parts.showsResults else {
            if field.rightView === trailingButton, trailingButton != nil { field.rightViewMode = .never }
            return
        }
        let button = trailingButton ?? makeTrailingButton()
        let icon: Icon = parts.showsBookmark ? .bookmark : .resultsList
        let isSelected = !parts.showsBookmark && parts.isResultsSelected
        button.setImage(image(for: icon, state: .normal) ?? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet"), for: .normal)
        button.setImage(image(for: icon, state: .highlighted), for: .highlighted)
        button.setImage(image(for: icon, state: .selected), for: .selected)
        button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
        button.isSelected = isSelected
        button.tintColor = isSelected ? tintColor : .secondaryLabel
        field.offsets.trailing = positionAdjustment(for: icon)
        if field.rightView == nil || field.rightView === button {
            field.rightView = button
            field.rightViewMode = .always
        }
    }

    private func makeTrailingButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.bounds.size = CGSize(width: 24, height: 24)
        button.addTarget(self, action: #selector(trailingTapped), for: .touchUpInside)
        trailingButton = button
        return button
    }

    @objc private func trailingTapped() {
        if parts.showsBookmark {
            delegate?.searchBarBookmarkButtonClicked?(self)
        } else {
            delegate?.searchBarResultsListButtonClicked?(self)
        }
    }

    // MARK: Scopes

    func changeScopes(to titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        scopeControl?.removeFromSuperview()
        scopeControl = nil
        if !titles.indices.contains(parts.scope) { parts.scope = 0 }
        showScopeControl()
        heightMayHaveChanged(animated: false)
    }

    func chooseScope(_ index: Int) {
        guard titles.isEmpty || titles.indices.contains(index) else { return }
        parts.scope = max(index, 0)
        scopeControl?.selectedSegmentIndex = parts.scope
    }

    func showScopes(_ shows: Bool, animated: Bool) {
        guard shows != parts.showsScopes else { return }
        parts.showsScopes = shows
        if shows { UIView.performWithoutAnimation { showScopeControl() } }
        guard titles.count > 1 else { return }
        heightMayHaveChanged(animated: animated)
        let control = scopeControl
        change(animated: animated) {
            control?.alpha = shows ? 1 : 0
            self.scopeBackground?.alpha = shows ? 1 : 0
        }
    }

    /// Makes the control for scopes where it is wanted.
    private func showScopeControl() {
        guard titles.count > 1, parts.showsScopes, scopeControl == nil else { return }
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = parts.scope
        control.addTarget(self, action: #selector(scopeChosen), for: .valueChanged)
        scopeControl = control
        addSubview(control)
        showScopeImages()
        layOutParts()
    }

    @objc private func scopeChosen() {
        guard let scopeControl, titles.indices.contains(scopeControl.selectedSegmentIndex) else { return }
        parts.scope = scopeControl.selectedSegmentIndex
        delegate?.searchBar?(self, selectedScopeButtonIndexDidChange: parts.scope)
        owner?.searchBarScopeDidChange(self)
    }
}
