import UIKit

/// How much of each part of the shop has been bought.
class AislesController: UIViewController {
    private let list: ShoppingList
    private var bars: [Aisle: UIProgressView] = [:]
    private let summary = UILabel()

    init(list: ShoppingList) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        summary.font = .preferredFont(forTextStyle: .footnote)
        summary.textColor = .secondaryLabel
        summary.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: Aisle.allCases.map(makeRow) + [summary])
        column.axis = .vertical
        column.spacing = 24
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.alwaysBounceVertical = true
        scroll.addSubview(column)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(listChanged), name: ShoppingList.didChange, object: list)
        listChanged()
    }

    private func makeRow(_ aisle: Aisle) -> UIView {
        let picture = UIImageView(image: aisle.symbol)
        picture.tintColor = aisle.color
        picture.setContentHuggingPriority(.required, for: .horizontal)
        let title = UILabel()
        title.text = aisle.title
        title.font = .preferredFont(forTextStyle: .headline)
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progressTintColor = aisle.color
        bar.accessibilityLabel = aisle.title
        bars[aisle] = bar
        let heading = UIStackView(arrangedSubviews: [picture, title])
        heading.spacing = 8
        heading.alignment = .center
        let row = UIStackView(arrangedSubviews: [heading, bar])
        row.axis = .vertical
        row.spacing = 10
        return row
    }

    @objc private func listChanged() {
        for (aisle, bar) in bars { bar.setProgress(list.progress(in: aisle), animated: view.window != nil) }
        let missing = list.items.filter { !$0.isBought }.map(\.name)
        summary.text = missing.isEmpty ? "Everything is in the basket." : "Still missing: " + missing.joined(separator: ", ") + "."
    }
}
