/// Appearance values of the menu bar of a desktop's window and of its menus. Lengths are in points.
struct MenuBarTheme: Sendable {
    var fontSize: CGFloat
    /// Above and below the titles in the bar.
    var stripPadding: CGFloat
    /// On both sides of a title in the bar.
    var titleMargin: CGFloat
    /// Around what is highlighted in the bar.
    var titleInset: CGFloat
    /// Above and below the text of a row.
    var rowPadding: CGFloat
    /// From the edge of a menu to its marks, and from what a row shows last to the other edge.
    var sideMargin: CGFloat
    /// Of the column for marks, which all menus have so that their titles stand in one line.
    var markWidth: CGFloat
    var imageSize: CGFloat
    /// Between a title and what stands behind it.
    var columnGap: CGFloat
    /// Above and below the line between two groups.
    var groupGap: CGFloat
    /// Above the first row and below the last one, and beside what is highlighted.
    var menuPadding: CGFloat
    var cornerRadius: CGFloat
    var highlightRadius: CGFloat
    var minimumWidth: CGFloat
    var maximumWidth: CGFloat
    /// Between a menu and the edges of the window.
    var screenMargin: CGFloat
    var stripColor: UIColor
    var menuColor: UIColor
    var separatorColor: UIColor
    var shadowOpacity: Float
    var shadowRadius: CGFloat

    // ad-hoc: a phone's rows are too high for a mouse; these are as high as those of desktops usually are
    static let flat = MenuBarTheme(
        fontSize: 14, stripPadding: 6, titleMargin: 10, titleInset: 3, rowPadding: 5, sideMargin: 13, markWidth: 20, imageSize: 16,
        columnGap: 28, groupGap: 5, menuPadding: 5, cornerRadius: 8, highlightRadius: 5, minimumWidth: 160, maximumWidth: 420,
        screenMargin: 6, stripColor: .secondarySystemBackground,
        menuColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.99, alpha: 1) },
        separatorColor: .separator, shadowOpacity: 0.25, shadowRadius: 14)

    var font: UIFont { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: fontSize), maximumPointSize: fontSize * 2) }

    /// That of the app's own name, in the bar.
    var boldFont: UIFont { UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: fontSize), maximumPointSize: fontSize * 2) }

    /// Of the bar.
    var stripHeight: CGFloat { (font.lineHeight + 2 * stripPadding).rounded(.up) }

    var rowHeight: CGFloat { (font.lineHeight + 2 * rowPadding).rounded(.up) }

    var gapHeight: CGFloat { 2 * groupGap + 1 }
}
