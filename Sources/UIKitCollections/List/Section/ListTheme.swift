import UIKitCore

/// Appearance values of lists. Lengths are in points.
@MainActor
struct ListTheme {
    /// The height that stands for a row before it is visible.
    var rowEstimate: CGFloat
    var plainHeaderEstimate: CGFloat
    var groupedHeaderEstimate: CGFloat
    /// Above a group without a header, and below one without a footer.
    var groupTop: CGFloat
    var groupBottom: CGFloat
    /// At both sides of a list that is at the side, and below its sections.
    var sidebarInset: CGFloat
    var sidebarBottom: CGFloat
    /// Where a header that stays in sight lies among elements.
    var pinnedHeaderIndex: Int
    /// Around parts that stand before and behind the content of a row.
    var accessoryGap: CGFloat
    var leadingAccessoryGap: CGFloat
    /// The width in which parts of one kind stand, so that they line up.
    var standardAccessoryWidth: CGFloat
    var selectionRadius: CGFloat

    /// That of iOS 14 to 18.
    static let flat = ListTheme(
        rowEstimate: 44, plainHeaderEstimate: 28, groupedHeaderEstimate: 38, groupTop: 35, groupBottom: 20, sidebarInset: 10,
        sidebarBottom: 10, pinnedHeaderIndex: 200, accessoryGap: 8, leadingAccessoryGap: 16, standardAccessoryWidth: 24,
        selectionRadius: 10)

    /// Behind the rows of a list.
    func ground(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIColor {
        switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
