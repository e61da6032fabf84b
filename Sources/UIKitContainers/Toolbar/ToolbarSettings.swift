import Foundation
import UIKitCore

/// The values that an app has set for a toolbar's appearance.
@MainActor
struct ToolbarSettings {
    /// Nil until the app has given one or changed the default one.
    var standard: UIToolbarAppearance?
    var compact: UIToolbarAppearance?
    var scrollEdge: UIToolbarAppearance?
    var compactScrollEdge: UIToolbarAppearance?
    /// The look without an appearance, as it was set before there were any.
    var former = FormerBarLook()
    var backgroundImages: [Key: UIImage] = [:]
    var shadowImages: [UIBarPosition: UIImage] = [:]

    /// A kind of bar for which a picture was set.
    struct Key: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    /// The appearance in force.
    /// - Parameter isAtEdge: whether the content ends at the bar, so that nothing is behind it.
    func appearance(at position: UIBarPosition, isCompact: Bool, isAtEdge: Bool) -> UIToolbarAppearance {
        let base = (isCompact ? compact : nil) ?? standard ?? formerAppearance(at: position, isCompact: isCompact)
        guard isAtEdge else { return base }
        if let edge = (isCompact ? compactScrollEdge : nil) ?? scrollEdge { return edge }
        let clear = UIToolbarAppearance(barAppearance: base)
        clear.configureWithTransparentBackground()
        return clear
    }

    func formerAppearance(at position: UIBarPosition, isCompact: Bool) -> UIToolbarAppearance {
        var background = former
        let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
        background.backgroundImage =
            metrics.lazy.compactMap { metrics in
                backgroundImages[Key(position: position, metrics: metrics)] ?? backgroundImages[Key(position: .any, metrics: metrics)]
            }.first
        background.shadowImage = shadowImages[position] ?? shadowImages[.any]
        let appearance = UIToolbarAppearance()
        background.apply(to: appearance)
        return appearance
    }
}
