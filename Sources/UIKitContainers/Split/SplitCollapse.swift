import UIKitCore

/// The controller that is shown where there is room for one only, and the column that it came from.
struct SplitCollapse {
    typealias Column = UISplitViewController.Column

    /// The only one that is shown.
    var holder: UIViewController
    /// The pages of columns that are on the primary one's stack.
    var lent: [Column: [UIViewController]] = [:]

    /// The column that a child controller of the stack came from; what was pushed later belongs to the column below it.
    func columns(of stack: [UIViewController]) -> [Column: [UIViewController]] {
        var columns: [Column: [UIViewController]] = [:]
        var column = Column.primary
        for page in stack {
            for (lender, pages) in lent where pages.contains(where: { $0 === page }) { column = lender }
            columns[column, default: []].append(page)
        }
        return columns
    }
}
