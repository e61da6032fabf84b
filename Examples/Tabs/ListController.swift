import UIKit

/// A screen with rows on a card, below the bar.
class ListController: UIViewController {
    private let card = UIView()

    var rows: [RowControl] = [] {
        didSet {
            for row in oldValue { row.removeFromSuperview() }
            for row in rows {
                row.showsSeparator = row !== rows.last
                card.addSubview(row)
            }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        view.addSubview(card)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        card.frame = CGRect(
            x: area.minX + 16, y: area.minY + 12, width: area.width - 32,
            height: CGFloat(rows.count) * RowControl.height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * RowControl.height, width: card.bounds.width,
                height: RowControl.height)
        }
    }
}
