import Foundation

// The properties that can be set for all objects of a class. Classes of other modules override `appearanceProperties` with more.

extension UIView {
    static let viewAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("tintColor", read: { (view: UIView) in view.rare?.tintColor }, write: { $0.tintColor = $1 }),
        AppearanceProperty("backgroundColor", \UIView.backgroundColor),
        AppearanceProperty("semanticContentAttribute", \UIView.semanticContentAttribute),
    ]
}

extension UIBarItem {
    static let barItemAppearanceProperties: [AppearanceProperty] = [UIControl.State.normal, .highlighted, .disabled, .selected, .focused]
        .map { state in
            AppearanceProperty(
                "titleTextAttributes \(state.rawValue)", read: { (item: UIBarItem) in item.titleTextAttributes(for: state) },
                write: { $0.setTitleTextAttributes($1, for: state) })
        }
}

extension UIBarButtonItem {
    static let buttonItemAppearanceProperties: [AppearanceProperty] =
        [AppearanceProperty("tintColor", \UIBarButtonItem.tintColor)]
        + [UIBarMetrics.default, .compact].map { metrics in
            AppearanceProperty(
                "titlePositionAdjustment \(metrics.rawValue)",
                read: { (item: UIBarButtonItem) in item.titlePositionAdjustment(for: metrics) },
                write: { $0.setTitlePositionAdjustment($1, for: metrics) })
        }
}

extension UITabBarItem {
    static let tabItemAppearanceProperties: [AppearanceProperty] =
        [
            AppearanceProperty("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
            AppearanceProperty("badgeColor", \UITabBarItem.badgeColor),
        ]
        + [UIControl.State.normal, .selected].map { state in
            AppearanceProperty(
                "badgeTextAttributes \(state.rawValue)", read: { (item: UITabBarItem) in item.badgeTextAttributes(for: state) },
                write: { $0.setBadgeTextAttributes($1, for: state) })
        }
}
