import Foundation
import UIKitControls
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

// Where the parts of a search bar stand, and how high it is.
extension UISearchBar {
    private var layoutContent: SearchBarLayout.Content {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = safeAreaInsets
        return SearchBarLayout.Content(
            placement: placement, fieldHeight: searchTextField.naturalHeight, hasPrompt: prompt != nil && placement != .navigationInline,
            hasScopes: showsScopesNow, isWide: isWide,
            cancelWidth: parts.showsCancel ? cancelButton?.sizeThatFits(.zero).width : nil, scopeWidth: scopeControl?.naturalWidth ?? 0,
            leadingInset: isRightToLeft ? insets.right : insets.left, trailingInset: isRightToLeft ? insets.left : insets.right)
    }

    /// True if there is room for the scopes beside the field.
    private var isWide: Bool { traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular }

    /// True if the scopes are seen: one alone is no choice.
    var showsScopesNow: Bool { parts.showsScopes && titles.count > 1 && (placement != .navigationInline || isWide) }

    /// The width that scopes take beside the field in a navigation bar's row.
    var inlineScopeWidth: CGFloat {
        guard placement == .navigationInline, showsScopesNow, let scopeControl else { return 0 }
        return scopeControl.naturalWidth + theme.cancelGap
    }

    /// The part of that height that stays in a navigation bar though the content is scrolled: scopes that the app has shown.
    var lastingHeight: CGFloat { showsScopesNow && !isWide ? theme.navigationScopeHeight : 0 }

    /// The natural height of the bar.
    var naturalHeight: CGFloat { SearchBarLayout.height(of: layoutContent, theme: theme) }

    func layOutParts() {
        let reach = barPosition == .topAttached || reachesTop ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        var layout = SearchBarLayout(layoutContent, in: bounds, theme: theme)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { layout = layout.mirrored(in: bounds) }
        promptLabel?.frame = layout.prompt
        let field = layout.field.offsetBy(dx: images.fieldOffset.horizontal, dy: images.fieldOffset.vertical)
        searchTextField.frame = field
        if let cancelButton {
            cancelButton.frame = parts.showsCancel ? layout.cancel : hiddenCancelFrame(beside: layout.field)
        }
        scopeControl?.frame = layout.scopes
        scopeBackground?.frame = CGRect(x: 0, y: layout.scopes.midY - 22, width: bounds.width, height: 44)
    }

    /// A button that comes and goes keeps its size.
    private func hiddenCancelFrame(beside field: CGRect) -> CGRect {
        let size = CGSize(width: cancelButton?.sizeThatFits(.zero).width ?? 0, height: field.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(origin: CGPoint(x: isRightToLeft ? -size.width : bounds.maxX, y: field.minY), size: size)
    }

    func placementDidChange() {
        showBackground()
        heightMayHaveChanged(animated: false)
    }

    func heightMayHaveChanged(animated: Bool) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        owner?.searchBarHeightDidChange(self, animated: animated)
    }

    // MARK: Background

    func showBackground() {
        let appearance = UIBarAppearance()
        if placement != .own || searchBarStyle == .minimal {
            appearance.configureWithTransparentBackground()
        } else {
            var look = former
            look.backgroundImage = chosenBackground
            look.apply(to: appearance)
            if former.tint != nil || look.backgroundImage != nil { appearance.shadowColor = nil }
        }
        background.show(appearance)
        background.position = barPosition
        overrideUserInterfaceStyle = former.interfaceStyle
        setNeedsLayout()
    }

    /// The picture for where the bar is, else that for all bars.
    private var chosenBackground: UIImage? {
        let metrics: [UIBarMetrics] =
            (prompt == nil ? [] : [.defaultPrompt]) + (traitCollection.verticalSizeClass == .compact ? [.compact] : []) + [.default]
        for metric in metrics {
            if let image = backgroundImage(for: barPosition, barMetrics: metric) ?? backgroundImage(for: .any, barMetrics: metric) {
                return image
            }
        }
        return nil
    }
}

extension UISegmentedControl {
    fileprivate var naturalWidth: CGFloat { sizeThatFits(.zero).width }
}
