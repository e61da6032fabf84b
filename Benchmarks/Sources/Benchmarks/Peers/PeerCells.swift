import UIKit
import UIKitTesting

/// Cells of three views and twelve constraints, made with anchors.
@MainActor
enum PeerCells {
    static func run() {
        let screen = TestScreen(scale: 2)
        var builds: [Double] = []
        var changes: [Double] = []
        for _ in 0..<7 {
            var cells: [UIView] = []
            builds.append(PeerWork.milliseconds { cells = (0..<100).map { _ in makeCell() } } * 10)
            changes.append(PeerWork.milliseconds { for width in 1...20 { narrow(cells, by: CGFloat(width)) } } / 2)
        }
        PeerWork.report("cell-build", builds.median)
        PeerWork.report("cell-width", changes.median)
        withExtendedLifetime(screen) {}
    }

    static func makeCell() -> UIView {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let (icon, title, subtitle) = (UIView(), UIView(), UIView())
        for view in [icon, title, subtitle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
        }
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 15),
            icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: 29),
            icon.heightAnchor.constraint(equalToConstant: 29),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 15),
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
            title.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -30),
            title.heightAnchor.constraint(equalToConstant: 20),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            subtitle.heightAnchor.constraint(equalToConstant: 14),
        ])
        cell.layoutIfNeeded()
        return cell
    }

    static func narrow(_ cells: [UIView], by width: CGFloat) {
        for cell in cells {
            cell.frame.size.width = 390 - width
            cell.layoutIfNeeded()
        }
    }
}
