@_spi(ForasteroInternal) import UIKitCore
internal import Drive
import Foundation

/// Finds views by what a person, or a test, calls them, and says what a touch would hit.
@MainActor
struct ViewFinder {
    /// The shown windows, the foremost first.
    private let windows: [UIWindow]

    init(_ stack: WindowStack) {
        windows = stack.visibleWindows.reversed()
    }

    // MARK: By name

    /// The view of a name that can be seen; by identifier, else by label, else by visible text. Of several, the first that takes touches
    /// itself, as a switch does beside its caption; else the first that a touch would reach.
    func visibleView(named name: String) -> UIView? {
        let found = visibleViews(named: name)
        guard found.count > 1 else { return found.first }
        return found.first(where: takesTouches) ?? found.first { reachablePoint(of: $0) != nil } ?? found.first
    }

    /// How many views of a name would have been as good to touch, besides one and what is inside of it or around it.
    private func rivals(of view: UIView, named name: String) -> Int {
        let isAsGood = takesTouches(view) ? takesTouches : { reachablePoint(of: $0) != nil }
        return visibleViews(named: name).count { !$0.isDescendant(of: view) && !view.isDescendant(of: $0) && isAsGood($0) }
    }

    /// Returns true if a touch of its middle is the view's own, or of something in it.
    private func takesTouches(_ view: UIView) -> Bool {
        reachablePoint(of: view).flatMap(hit)?.isDescendant(of: view) == true
    }

    private func visibleViews(named name: String) -> [UIView] {
        let candidates = windows.flatMap { $0.treeInPreorder() }.filter { $0.accessibilityIdentifier != nil || $0.isNamed(name) }
        let ways: [(UIView) -> Bool] = [
            { $0.accessibilityIdentifier == name }, { $0.accessibilityLabel == name }, { ($0 as? any ShownText)?.shownText == name },
        ]
        for isMatch in ways {
            let found = candidates.filter { isMatch($0) && isOnScreen($0) }
            if !found.isEmpty { return found }
        }
        return []
    }

    func view(named name: String) throws -> UIView {
        guard let view = visibleView(named: name) else { throw DriveFailure("\"\(name)\" is not on screen; \(summary)") }
        return view
    }

    /// The candidates for the text that was meant.
    var summary: String {
        let names = windows.flatMap { $0.treeInPreorder() }.filter(isOnScreen)
            .compactMap { $0.accessibilityIdentifier ?? $0.accessibilityLabel }
        var seen: Set<String> = []
        let unique = names.filter { seen.insert($0).inserted }
        if unique.isEmpty { return "nothing on screen has a name" }
        return "there are " + unique.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ") + (unique.count > 20 ? ", …" : "")
    }

    /// Returns true if some of the view is inside the screen, and nothing hides it or what it is in.
    func isOnScreen(_ view: UIView) -> Bool {
        var ancestor: UIView? = view
        while let member = ancestor {
            if member.isHidden || member.alpha < 0.01 { return false }
            ancestor = member.superview
        }
        guard let window = view.window else { return false }
        let rect = visibleRect(of: view, in: window)
        return !rect.isEmpty
    }

    /// The rest of a view after all that clips it, in the window's coordinates.
    private func visibleRect(of view: UIView, in window: UIWindow) -> CGRect {
        var rect = view.convert(view.bounds, to: window as UIView).intersection(window.bounds)
        var ancestor = view.superview
        while let member = ancestor, !rect.isEmpty {
            if member.clipsToBounds { rect = rect.intersection(member.convert(member.bounds, to: window as UIView)) }
            ancestor = member.superview
        }
        return rect
    }

    // MARK: By point

    /// The middle of a target, in points of the screen.
    func center(of target: DriveTarget) throws -> CGPoint {
        switch target {
        case .point(let point): return point
        case .named(let name):
            let view = try view(named: name)
            guard let window = view.window else { throw DriveFailure("\"\(name)\" is in no window") }
            let rect = visibleRect(of: view, in: window)
            return window.screenPoint(from: CGPoint(x: rect.midX, y: rect.midY))
        }
    }

    /// Where to touch a target; fails where the touch would go to something else.
    func touchPoint(of target: DriveTarget) throws -> CGPoint {
        switch target {
        case .point(let point): return point
        case .named(let name):
            let view = try view(named: name)
            let point = try touchPoint(of: view, called: "\"\(name)\"")
            let others = rivals(of: view, named: name)
            if others > 0 {
                ConsoleWarning.tell(
                    "\(others + 1) views on screen are called \"\(name)\"; the first, \(Self.describe(view)), is touched. "
                        + "Give them accessibility identifiers to tell them apart.")
            }
            return point
        }
    }

    /// The middle of what can be seen of a view; fails where a touch there would go to something else.
    /// - Parameter name: what messages call the view.
    func touchPoint(of view: UIView, called name: String) throws -> CGPoint {
        switch reach(of: view) {
        case .point(let point): return point
        case .offScreen: throw DriveFailure("\(name) is not on screen; \(summary)")
        case .disabled:
            throw DriveFailure("\(Self.describe(view)) gets no touches: it, or what it stands in, is not enabled for the user")
        case .covered(let cover, let point):
            throw DriveFailure("\(Self.describe(cover)) is in the way of \(name) at (\(Int(point.x)), \(Int(point.y)))")
        }
    }

    /// The same, without a word where a touch would fail.
    func reachablePoint(of view: UIView) -> CGPoint? {
        if case .point(let point) = reach(of: view) { return point }
        return nil
    }

    private func reach(of view: UIView) -> TouchReach {
        guard isOnScreen(view), let window = view.window else { return .offScreen }
        let rect = visibleRect(of: view, in: window)
        let point = window.screenPoint(from: CGPoint(x: rect.midX, y: rect.midY))
        guard let hit = hit(at: point) else { return .disabled }
        // A label does not take touches; those of the control or the view it is in are meant.
        return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? .point(point) : .covered(by: hit, at: point)
    }

    /// The views of all windows that are shown, those of the hindmost window first, each before its subviews.
    var views: [UIView] { windows.reversed().flatMap { $0.treeInPreorder() } }

    /// The view that gets a touch at a position of the screen.
    func hit(at point: CGPoint) -> UIView? {
        for window in windows {
            if let view = window.hitTest(window.point(fromScreen: point), with: nil) { return view }
        }
        return nil
    }

    // MARK: In words

    static func describe(_ view: UIView) -> String {
        let name = view.accessibilityIdentifier ?? view.accessibilityLabel
        return "\(_ObjCRuntime.name(of: type(of: view)))" + (name.map { " \"\($0)\"" } ?? "")
    }

    static func describe(_ target: DriveTarget) -> String {
        switch target {
        case .named(let name): "\"\(name)\""
        case .point(let point): "(\(point.x), \(point.y))"
        }
    }
}

extension UIView {
    fileprivate func isNamed(_ name: String) -> Bool { accessibilityLabel == name || (self as? any ShownText)?.shownText == name }
}
