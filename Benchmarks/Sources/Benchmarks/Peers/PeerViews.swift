import References
import UIKit

@_spi(ForasteroInternal) import QuartzCore

/// 100,000 views, ten in each: made, given frames and colours, searched, shown, removed.
@MainActor
struct PeerViews {
    private static let count = 100_000
    private var views: [UIView] = []

    static func run() {
        // The first tree finds no memory that has been used before.
        let rounds = (0..<3).map { _ in PeerViews.measure() }
        for index in rounds[0].indices { PeerWork.report(rounds[0][index].what, rounds.map { $0[index].figure }.median) }
    }

    private static func measure() -> [(what: String, figure: Double)] { measureLife() + measureShown() }

    /// The views are never shown, as those of the other toolkits are not.
    private static func measureLife() -> [(what: String, figure: Double)] {
        var tree = PeerViews()
        let before = reference_heap_bytes()
        let create = PeerWork.milliseconds { tree.create() }
        let setUp = PeerWork.milliseconds { tree.setUp() }
        let bytes = Double(reference_heap_bytes()) - Double(before)
        let remove = PeerWork.milliseconds { tree.remove() }
        return [("view-life", (create + setUp + remove) * 1e6 / Double(count)), ("view-bytes", bytes / Double(count))]
    }

    private static func measureShown() -> [(what: String, figure: Double)] {
        var tree = PeerViews()
        tree.create()
        tree.setUp()
        for (index, view) in tree.views.enumerated() { view.tag = index }
        let finds = (0..<11).map { _ in PeerWork.milliseconds { precondition(tree.views[0].viewWithTag(-5) == nil) } }
        let host = PeerWork.makeHost()
        let firstFrame = PeerWork.milliseconds { host.show { host.rootLayer.addSublayer(tree.views[0].layer) } }
        return [("view-find", finds.median), ("view-first-frame", firstFrame)]
    }

    static func makeAndRemove(_ count: Int) {
        var tree = PeerViews()
        tree.create(count)
        tree.setUp()
        tree.remove()
    }

    static func makeTree(_ count: Int) -> UIView {
        var tree = PeerViews()
        tree.create(count)
        tree.setUp()
        return tree.views[0]
    }

    private mutating func create(_ count: Int = Self.count) {
        views.reserveCapacity(count)
        for index in 0..<count {
            let view = UIView()
            if index > 0 { views[(index - 1) / 10].addSubview(view) }
            views.append(view)
        }
    }

    private func setUp() {
        let colors = (0..<16).map { UIColor(red: CGFloat($0) / 16, green: 0.5, blue: 0.2, alpha: 1) }
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: CGFloat(index % 10) * 2, y: CGFloat(index / 10 % 10) * 2, width: 20, height: 20)
            view.backgroundColor = colors[index % 16]
        }
    }

    private mutating func remove() {
        for view in views.dropFirst().reversed() { view.removeFromSuperview() }
        views = []
    }
}
