@_spi(ForasteroInternal) import UIKitDrive
import CoreGraphics
import Drive
@_spi(ForasteroInternal) import UIKitCore
import UIKitControls
import UIKitCollections
import UIKitLists
import UIKitViews

/// Finds a name for what is touched, by which a script hits the same.
@MainActor
struct TargetNamer {
    private let host: DisplayHost
    private let driver: ScreenDriver
    /// As near to the middle, a name says the position well enough, in points.
    private static let nearness: CGFloat = 22

    init(host: DisplayHost) {
        self.host = host
        driver = ScreenDriver(host: host)
    }

    func target(at point: CGPoint) -> RecordedTarget {
        guard let hit = driver.hitView(at: point) else {
            return RecordedTarget(driveTarget: .point(point.rounded), element: nil)
        }
        var candidate: UIView? = hit
        while let view = candidate, !(view is UIWindow) {
            if let target = target(naming: view, hit: hit, at: point) { return target }
            candidate = view.superview
        }
        // A label on what was hit has the name that people would use.
        for label in hit.labels {
            if let target = target(naming: label, hit: hit, at: point) { return target }
        }
        return RecordedTarget(driveTarget: .point(point.rounded), element: nil)
    }

    /// Nil if the view has no name, the name is that of another view, or a touch by that name would mean something else.
    private func target(naming view: UIView, hit: UIView, at point: CGPoint) -> RecordedTarget? {
        for name in [view.accessibilityIdentifier, view.accessibilityLabel, (view as? any ShownText)?.shownText].compactMap(\.self) {
            guard !name.isEmpty, driver.presentView(named: name) === view, let location = driver.presentTouchPoint(of: view),
                driver.hitView(at: location) === hit
            else { continue }
            guard hit.isSameEverywhere || location.distance(to: point) <= Self.nearness else { continue }
            return RecordedTarget(driveTarget: .named(name), element: ElementQueryName.element(view, name, in: host.visibleWindows))
        }
        return nil
    }
}

extension UIView {
    /// True if it makes no difference where on it a finger taps.
    fileprivate var isSameEverywhere: Bool {
        if self is UIButton || self is UISwitch { return true }
        if self is UIControl { return accessibilityTraits.contains(.button) && !accessibilityTraits.contains(.adjustable) }
        var ancestor: UIView? = self
        while let view = ancestor {
            if view is UITableViewCell || view is UICollectionViewCell { return true }
            ancestor = view.superview
        }
        return false
    }

    /// The labels inside, each before those in it.
    fileprivate var labels: [UILabel] {
        subviews.flatMap { (($0 as? UILabel).map { [$0] } ?? []) + $0.labels }
    }
}

extension CGPoint {
    /// To half points, which no finger notices.
    fileprivate var rounded: CGPoint { CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2) }
}
