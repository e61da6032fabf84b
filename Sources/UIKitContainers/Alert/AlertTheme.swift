import Foundation
import UIKitCore

/// The measures, fonts and colours of alerts and action sheets, in points.
@MainActor
struct AlertTheme {
    let cornerRadius: CGFloat = 14
    let buttonHeight: CGFloat
    let buttonFont: UIFont
    /// Of the button that is preferred.
    let boldFont: UIFont
    let titleFont: UIFont
    let messageFont: UIFont
    let textColor: UIColor
    /// Around the texts.
    let textInsets: UIEdgeInsets
    /// Between title and message.
    let textGap: CGFloat
    /// The least that is left free on either side of a button's title.
    let buttonPadding: CGFloat = 8
    /// Between the texts and the text fields.
    let fieldGap: CGFloat = 14
    let fieldHeight: CGFloat = 26
    /// Between a field's edge and its text.
    let fieldInset: CGFloat = 5
    let fieldCornerRadius: CGFloat = 5
    let fieldFont = UIFont.systemFont(ofSize: 13)
    /// True if two buttons with short titles stand side by side.
    let allowsRow: Bool

    static let alertWidth: CGFloat = 270
    /// The least distance of an alert to the edges of the safe area.
    static let alertMargin: CGFloat = 24
    /// The distance of an action sheet to the edges, and between its groups.
    static let sheetInset: CGFloat = 8
    static let popoverWidth: CGFloat = 304

    static let alert = AlertTheme(
        buttonHeight: 44, buttonFont: .systemFont(ofSize: 17), boldFont: .systemFont(ofSize: 17, weight: .semibold),
        titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 13), textColor: .label,
        textInsets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), textGap: 2, allowsRow: true)

    static let sheet = AlertTheme(
        buttonHeight: 57, buttonFont: .systemFont(ofSize: 20), boldFont: .systemFont(ofSize: 20, weight: .semibold),
        titleFont: .systemFont(ofSize: 13, weight: .semibold), messageFont: .systemFont(ofSize: 13), textColor: .secondaryLabel,
        textInsets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), textGap: 10, allowsRow: false)

    static let highlight = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
    }
    /// Behind what is typed.
    static let fieldBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.35) : .white
    }
    static let fieldLine = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
    }
    static let dimming = UIColor { traits in UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    /// Behind the cancel button of an action sheet.
    static let cancelBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 1) : .white
    }
}
