import UIKit

/// The colours of the system; each leads to a screen of its own.
class ColorsController: ListController {
    private let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Teal", .systemTeal),
        ("Blue", .systemBlue),
        ("Indigo", .systemIndigo), ("Pink", .systemPink),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = colors.map { entry in
            let row = RowControl(title: entry.name, symbol: "circle.fill", tint: entry.color)
            row.addTarget(self, action: #selector(show(_:)), for: .touchUpInside)
            return row
        }
    }

    @objc private func show(_ row: RowControl) {
        guard let index = rows.firstIndex(of: row) else { return }
        navigationController?.pushViewController(
            ShadeController(name: colors[index].name, color: colors[index].color), animated: true)
    }
}
