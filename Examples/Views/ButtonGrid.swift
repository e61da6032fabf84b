import UIKit

/// Buttons in three columns.
class ButtonGrid: UIView {
    private static let columns = 3
    private static let buttonHeight: CGFloat = 38
    private static let gap: CGFloat = 8

    private var buttons: [UIButton] = []

    /// The height that all buttons take.
    var preferredHeight: CGFloat {
        let rows = CGFloat((buttons.count + ButtonGrid.columns - 1) / ButtonGrid.columns)
        return rows * (ButtonGrid.buttonHeight + ButtonGrid.gap) - ButtonGrid.gap
    }

    func addButton(_ title: String, target: Any, action: Selector) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        button.backgroundColor = .secondarySystemGroupedBackground
        button.layer.cornerRadius = 10
        button.addTarget(target, action: action, for: .touchUpInside)
        buttons.append(button)
        addSubview(button)
    }

    /// The button of a title.
    func button(titled title: String) -> UIButton? { buttons.first { $0.title(for: .normal) == title } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = CGFloat(ButtonGrid.columns)
        let width = (bounds.width - (columns - 1) * ButtonGrid.gap) / columns
        for (index, button) in buttons.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: ButtonGrid.columns)
            button.frame = CGRect(
                x: CGFloat(column) * (width + ButtonGrid.gap), y: CGFloat(row) * (ButtonGrid.buttonHeight + ButtonGrid.gap), width: width,
                height: ButtonGrid.buttonHeight)
        }
    }
}
