import UIKitCore

/// Appearance values of a kind of list content. Lengths are in points.
@MainActor
struct ListContentStyle {
    struct Text {
        var font: UIFont.TextStyle
        var color = UIColor.label
        var transform = UIListContentConfiguration.TextProperties.TextTransform.none
    }

    var text = Text(font: .body)
    var secondaryText = Text(font: .caption1)
    var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    var isSideBySide = false
    var imageGap: CGFloat = 16
    var horizontalGap: CGFloat = 8
    var verticalGap: CGFloat = 2

    // Those of iOS 14 to 18.
    static let cell = ListContentStyle()
    static let valueCell = ListContentStyle(secondaryText: Text(font: .body, color: .secondaryLabel), isSideBySide: true)
    static let sidebarCell = ListContentStyle(secondaryText: Text(font: .subheadline, color: .secondaryLabel))
    static let sidebarHeader = ListContentStyle(
        text: Text(font: .headline), secondaryText: Text(font: .subheadline, color: .secondaryLabel))
    static let plainHeader = ListContentStyle(
        text: Text(font: .headline), secondaryText: Text(font: .subheadline, color: .secondaryLabel), margins: bar)
    static let groupedHeader = ListContentStyle(
        text: Text(font: .footnote, color: .secondaryLabel, transform: .uppercase),
        secondaryText: Text(font: .footnote, color: .secondaryLabel),
        margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16))
    static let groupedFooter = ListContentStyle(
        text: Text(font: .footnote, color: .secondaryLabel), secondaryText: Text(font: .footnote, color: .secondaryLabel),
        margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16))
    static let prominentHeader = ListContentStyle(
        text: Text(font: .headline), secondaryText: Text(font: .subheadline, color: .secondaryLabel),
        margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 10, trailing: 16))
    static let extraProminentHeader = ListContentStyle(
        text: Text(font: .title2), secondaryText: Text(font: .subheadline, color: .secondaryLabel),
        margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 10, trailing: 16))

    private static let bar = NSDirectionalEdgeInsets(top: 3.5, leading: 16, bottom: 3.5, trailing: 16)
}
