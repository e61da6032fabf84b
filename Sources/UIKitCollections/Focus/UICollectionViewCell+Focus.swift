@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitViews
import UIKitLists

extension UICollectionViewCell {
    /// As the collection view says.
    final var mayBeFocused: Bool {
        guard let view = element.owner, let path = view.shown.path(of: self) else { return false }
        return view.mayFocus(path)
    }

    /// A background of the list's styles has a colour for the focus; other cells get a ring.
    final func focusLookDidChange(to isFocused: Bool) {
        setNeedsUpdateConfiguration()
        showFocusRing(isFocused && needsFocusRing)
    }

    final var needsFocusRing: Bool { configurations?.background?.listStyle == nil }

    final func performItemAction() -> Bool {
        guard let view = element.owner, let path = view.shown.path(of: self) else { return false }
        return view.pressItem(at: path)
    }
}
