/// Appearance values of menus. Lengths are in points, times in seconds.
struct MenuTheme: Sendable {
    var width: CGFloat
    var cornerRadius: CGFloat
    var rowHeight: CGFloat
    /// Above and below the text of a row that is higher than that.
    var rowPadding: CGFloat
    var sideMargin: CGFloat
    /// From the leading edge to the titles of a menu with marks.
    var markedInset: CGFloat
    /// Of ticks, arrows and dashes, in the size of the text beside them.
    var markWeight: UIImage.SymbolWeight
    var imageSize: CGFloat
    /// Of elements that stand side by side, as many as have this width; with a title below the picture, and without one.
    var tileWidth: CGFloat
    var smallTileWidth: CGFloat
    var tileHeight: CGFloat
    var tileStyle: UIFont.TextStyle
    var headerHeight: CGFloat
    /// Of the room between groups.
    var gap: CGFloat
    var gapColor: UIColor
    var separatorColor: UIColor
    var highlightColor: UIColor
    var material: UIBlurEffect.Style
    var titleStyle: UIFont.TextStyle
    var subtitleStyle: UIFont.TextStyle
    var headerStyle: UIFont.TextStyle
    var shadowOpacity: Float
    var shadowRadius: CGFloat

    /// That of iOS 15 to 18.
    static let flat = MenuTheme(
        width: 250, cornerRadius: 13, rowHeight: 44, rowPadding: 11, sideMargin: 16, markedInset: 36, markWeight: .medium,
        imageSize: 20, tileWidth: 80, smallTileWidth: 50, tileHeight: 64, tileStyle: .caption1, headerHeight: 32, gap: 8,
        gapColor: UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.16 : 0.08) },
        separatorColor: UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.15)
        },
        highlightColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08) },
        material: .systemThickMaterial, titleStyle: .body, subtitleStyle: .caption1, headerStyle: .footnote, shadowOpacity: 0.2,
        shadowRadius: 32)
}

/// How menus come and go. Times in seconds, lengths in points.
struct MenuMotion: Sendable {
    var openDuration: Double
    var damping: CGFloat
    var closeDuration: Double
    /// How small a menu is when it comes out of what it belongs to.
    var closedScale: CGFloat
    /// Of the view that was pressed, while its menu is shown.
    var liftedScale: CGFloat
    /// Of a menu behind its submenu.
    var coveredScale: CGFloat
    /// Between the menu and what it belongs to.
    var distance: CGFloat
    /// Between the menu and the edges of the screen.
    var screenMargin: CGFloat
    /// How far a finger has to go before lifting it chooses what is below it.
    var slack: CGFloat
    var backdrop: UIBlurEffect.Style
    var dimming: UIColor

    static let flat = MenuMotion(
        openDuration: 0.45, damping: 0.8, closeDuration: 0.25, closedScale: 0.2, liftedScale: 1.03, coveredScale: 0.96, distance: 14,
        screenMargin: 16, slack: 10, backdrop: .systemUltraThinMaterial, dimming: UIColor(white: 0, alpha: 0.12))
}
