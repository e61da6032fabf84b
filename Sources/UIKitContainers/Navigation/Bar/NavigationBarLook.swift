import Foundation
import UIKitCore

/// How a navigation bar looks while one of its child controllers is shown.
@MainActor
struct NavigationBarLook {
    var appearance: UINavigationBarAppearance
    var isCompact = false
    /// By how much titles are lower, in points.
    var titleOffset: CGFloat = 0
    var theme = NavigationBarTheme.flat

    var rowHeight: CGFloat { isCompact ? theme.bar.compactHeight : theme.bar.height }

    var titleAttributes: [NSAttributedString.Key: Any] {
        let standard: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: theme.titleFontSize, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        return standard.merging(appearance.titleTextAttributes) { $1 }
    }

    var largeTitleAttributes: [NSAttributedString.Key: Any] {
        let standard: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: theme.largeTitleFontSize, weight: .bold), .foregroundColor: UIColor.label,
        ]
        return standard.merging(appearance.largeTitleTextAttributes) { $1 }
    }

    /// A prompt has the colour of the title.
    var promptAttributes: [NSAttributedString.Key: Any] {
        [
            .font: UIFont.systemFont(ofSize: theme.promptFontSize),
            .foregroundColor: titleAttributes[.foregroundColor] ?? UIColor.label,
        ]
    }

    var buttons: BarButtonLook {
        BarButtonLook(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, metrics: isCompact ? .compact : .default,
            theme: theme.bar)
    }

    var backButton: BarButtonLook {
        BarButtonLook(
            plain: appearance.backButtonAppearance, done: appearance.backButtonAppearance, metrics: isCompact ? .compact : .default,
            theme: theme.bar)
    }
}
