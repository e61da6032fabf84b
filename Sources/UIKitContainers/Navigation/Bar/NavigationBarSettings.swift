import Foundation
import UIKitCore

/// The values that an app has set for a navigation bar's appearance.
@MainActor
struct NavigationBarSettings {
    /// Nil until the app has given one or changed the default one.
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
    /// The look without an appearance, as it was set before there were any.
    var former = FormerBarLook()
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?

    /// The appearance while an item is on top.
    /// - Parameter isAtEdge: whether the content ends at the bar, so that nothing is behind it.
    func appearance(for item: UINavigationItem?, isCompact: Bool, isAtEdge: Bool) -> UINavigationBarAppearance {
        let compactBase = isCompact ? item?.compactAppearance ?? compact : nil
        let base = compactBase ?? item?.standardAppearance ?? standard ?? formerAppearance(isCompact)
        guard isAtEdge else { return base }
        let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdge : nil
        if let edge = compactEdge ?? item?.scrollEdgeAppearance ?? scrollEdge { return edge }
        // ad-hoc: a background that was asked for in the former way is shown at the edge too.
        if standard == nil, item?.standardAppearance == nil, hasFormerBackground { return base }
        let clear = UINavigationBarAppearance(barAppearance: base)
        clear.configureWithTransparentBackground()
        return clear
    }

    private var hasFormerBackground: Bool { former.tint != nil || !former.isTranslucent || !backgroundImages.isEmpty }

    private func formerAppearance(_ isCompact: Bool) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        var background = former
        background.backgroundImage = (isCompact ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
        background.apply(to: appearance)
        appearance.titleTextAttributes = titleTextAttributes ?? [:]
        appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
        if let backIndicator { appearance.setBackIndicatorImage(backIndicator, transitionMaskImage: backIndicatorMask ?? backIndicator) }
        return appearance
    }
}
