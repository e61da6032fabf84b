import UIKit
import UIKitTesting

@_spi(ForasteroInternal) import QuartzCore

/// A list of 100,000 rows that scrolls by 13 points in each frame: alone, under a translucent bar, and under one that blurs.
@MainActor
final class PeerScrolling {
    private let screen = TestScreen(scale: 2)
    private let host = PeerWork.makeHost()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let rows: PeerRows
    private let bar: UIView?

    static func run() {
        for (name, bar) in [("scroll", nil), ("scroll-bar", makeTranslucentBar()), ("scroll-blur", makeBlurringBar())] {
            let scene = PeerScrolling(under: bar)
            let times = scene.frameTimes()
            PeerWork.report(name, times.mean)
            PeerWork.report("\(name)-slowest", times.slowestOfHundred)
            scene.host.keepPicture(of: name)
        }
    }

    init(under bar: UIView?, rows count: Int = 100_000) {
        self.bar = bar
        rows = PeerRows(count: count)
        table.register(PeerRow.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = rows
        host.rootLayer.addSublayer(table.layer)
        if let bar { host.rootLayer.addSublayer(bar.layer) }
    }

    /// Milliseconds of each of 600 frames, after 60 that are not counted.
    private func frameTimes() -> [Double] {
        (0..<660).map { frame in PeerWork.milliseconds { show(frame) } }.suffix(600)
    }

    func show(_ frame: Int) {
        host.show { table.contentOffset.y = CGFloat(frame) * 13 }
    }

    static func makeTranslucentBar() -> UIView {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
        bar.backgroundColor = UIColor(white: 249 / 255, alpha: 0.8)
        let line = UIView(frame: CGRect(x: 0, y: 87.5, width: 390, height: 0.5))
        line.backgroundColor = UIColor(white: 0, alpha: 0.3)
        bar.addSubview(line)
        return bar
    }

    static func makeBlurringBar() -> UIView {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 88)
        return bar
    }
}

private final class PeerRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class PeerRows: NSObject, UITableViewDataSource {
    private let count: Int
    private let icons = (0..<16).map { PeerRows.makeIcon($0) }

    init(count: Int) { self.count = count }

    private static func makeIcon(_ index: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let bounds = CGRect(x: 0, y: 0, width: 29, height: 29)
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
            UIColor(hue: CGFloat(index) / 16, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 6).fill()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = indexPath.row
        cell.textLabel?.text = PeerWords.title(row)
        cell.detailTextLabel?.text = PeerWords.subtitle(row)
        cell.imageView?.image = icons[(row * 5 + row / 16) & 15]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
