import UIKit

/// A row of the list: its name, how much of it, and a tick once it is bought.
class ItemCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        accessoryType = .detailButton
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ item: Item) {
        var content = UIListContentConfiguration.valueCell()
        content.text = item.name
        content.secondaryText = item.quantity
        content.image = UIImage(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
        content.imageProperties.tintColor = item.isBought ? item.aisle.color : .tertiaryLabel
        content.textProperties.color = item.isBought ? .secondaryLabel : .label
        contentConfiguration = content
    }
}
