import UIKit

/// A page of views under each other, each with a caption that says what state it is in.
class StatesController: UIViewController {
    let column = UIStackView()
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.keyboardDismissMode = .interactive
        scrollView.addSubview(column)
        view.addSubview(scrollView)
        // Content goes on under the home indicator, and ends above a keyboard.
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -16),
        ])
        addStates()
    }

    /// Subclasses add their views here.
    func addStates() {}

    /// Adds a card with a caption and a view beside it or, where it needs the width, under it.
    func add(_ caption: String, _ shown: UIView, fillsWidth: Bool = false) {
        let label = UILabel()
        label.text = caption
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        shown.accessibilityLabel = shown.accessibilityLabel ?? caption
        let row = UIStackView(arrangedSubviews: [label, shown])
        row.axis = fillsWidth ? .vertical : .horizontal
        row.alignment = fillsWidth ? .fill : .center
        row.spacing = fillsWidth ? 8 : 16
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        row.backgroundColor = .secondarySystemGroupedBackground
        row.layer.cornerRadius = 10
        label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        column.addArrangedSubview(row)
    }
}
