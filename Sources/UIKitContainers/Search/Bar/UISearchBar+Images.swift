import Foundation
import UIKitControls
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

// Pictures that an app gives a search bar.
extension UISearchBar {
    func change(_ change: (inout SearchBarImages) -> Void) {
        change(&images)
        showImages()
    }

    private func showImages() {
        let field = searchTextField
        field.groundImage = images.field[isEnabled ? .normal : .disabled]
        field.clearImage = image(for: .clear, state: .normal)
        field.offsets.search = positionAdjustment(for: .search)
        field.offsets.clear = positionAdjustment(for: .clear)
        if let image = image(for: .search, state: .normal), let icon = field.leftView as? UIImageView { icon.image = image }
        showTrailingButton()
        showScopeImages()
        setNeedsLayout()
    }

    func showScopeImages() {
        if images.scopeBackground != nil || scopeBackground != nil {
            let view = scopeBackground ?? makeScopeBackground()
            view.image = images.scopeBackground
            view.isHidden = !showsScopesNow
        }
        guard let scopeControl else { return }
        for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
            if let image = images.scopeButtons[state] { scopeControl.setBackgroundImage(image, for: state, barMetrics: .default) }
            if let attributes = images.scopeTexts[state] { scopeControl.setTitleTextAttributes(attributes, for: state) }
        }
        for (states, image) in images.scopeDividers {
            scopeControl.setDividerImage(
                image, forLeftSegmentState: UIControl.State(rawValue: states.left),
                rightSegmentState: UIControl.State(rawValue: states.right), barMetrics: .default)
        }
    }

    private func makeScopeBackground() -> UIImageView {
        let view = UIImageView(frame: .zero)
        scopeBackground = view
        insertSubview(view, aboveSubview: background)
        return view
    }
}
