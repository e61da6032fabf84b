import UIKit

/// A screen of rows. The one that is touched changes its colour; the first one changes that of all.
final class TouchedRows: UIViewController {
    static let rowHeight: CGFloat = 44

    override func viewDidLoad() {
        super.viewDidLoad()
        for number in 0..<20 {
            let row = TouchedRow(frame: CGRect(x: 0, y: CGFloat(number) * Self.rowHeight, width: view.bounds.width, height: Self.rowHeight))
            row.show("Row \(number)")
            row.addAction(
                UIAction { [weak self] _ in
                    let rows = number == 0 ? self?.view.subviews ?? [] : [row]
                    for row in rows { (row as? TouchedRow)?.change() }
                }, for: .touchDown)
            view.addSubview(row)
        }
    }
}

private final class TouchedRow: UIControl {
    private var isChanged = false

    func show(_ text: String) {
        backgroundColor = .white
        let icon = UIView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
        icon.backgroundColor = .systemBlue
        icon.layer.cornerRadius = 6
        icon.isUserInteractionEnabled = false
        addSubview(icon)
        for (index, line) in [text, "What stands below it"].enumerated() {
            let label = UILabel(frame: CGRect(x: 60, y: CGFloat(3 + index * 20), width: 300, height: 19))
            label.text = line
            label.font = .systemFont(ofSize: index == 0 ? 16 : 12)
            addSubview(label)
        }
    }

    func change() {
        isChanged.toggle()
        backgroundColor = isChanged ? .systemOrange : .white
    }
}

/// A list that scrolls to and fro, by as much in each frame as a quick finger does.
final class ScrollingRows: UITableViewController {
    private var link: CADisplayLink?
    private var step: CGFloat = 13

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SubtitleCell.self, forCellReuseIdentifier: "row")
        link = CADisplayLink(target: self, selector: #selector(scroll))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func scroll() {
        let offset = tableView.contentOffset.y
        if offset > 40_000 || offset < 0 { step = -step }
        tableView.contentOffset.y = offset + step
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "What stands below it"
        return cell
    }

    private final class SubtitleCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
