import AccessibilityBus
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// A view that holds elements, and has something to say itself: a bar, a list, or what the app has made one.
@MainActor
struct DesktopContainer {
    let view: UIView

    /// Nil where the view only holds elements together.
    init?(_ view: UIView) {
        guard !(view is UIWindow), !view.isAccessibilityElement else { return nil }
        let tells =
            view.isSpokenAsOne || view.spokenRole?.isContainer == true || view.accessibilityContainerType != .none
            || view.accessibilityLabel?.isEmpty == false || Self.isPresented(view)
        guard tells else { return nil }
        self.view = view
    }

    /// Those around an element, the outermost first.
    static func all(around target: any AccessibilityTarget) -> [UIView] {
        var found: [UIView] = []
        var next = target is UIView ? (target as? UIView)?.superview : target.hostView
        while let view = next {
            if DesktopContainer(view) != nil { found.append(view) }
            next = view.superview
        }
        return found.reversed()
    }

    /// The innermost around an element, else its window.
    static func innermost(around target: any AccessibilityTarget) -> UIView? {
        var next = target is UIView ? (target as? UIView)?.superview : target.hostView
        while let view = next, !(view is UIWindow) {
            if DesktopContainer(view) != nil { return view }
            next = view.superview
        }
        return next
    }

    private static func isPresented(_ view: UIView) -> Bool {
        guard let controller = view.window?.lastPresentedController else { return false }
        return controller.viewIfLoaded === view
    }

    // MARK: What is told

    var role: AccessibleRole {
        switch view.accessibilityContainerType {
        case .dataTable where table != nil: return .table
        case .list: return .list
        case .landmark: return .landmark
        case .semanticGroup: return .grouping
        default: break
        }
        switch view.spokenRole {
        case .alert: return .alert
        case .sheet: return .dialog
        case .bar: return .toolBar
        case .list: return .list
        case .menu: return .menu
        case .tabList: return .pageTabList
        case .scrollArea: return Self.isPresented(view) ? .dialog : .scrollPane
        case .choices: return .panel
        default: return Self.isPresented(view) ? .dialog : .panel
        }
    }

    private var states: AccessibleStates {
        var states: AccessibleStates = [.enabled, .sensitive, .visible, .showing]
        if [.alert, .dialog, .menu].contains(role) || view.accessibilityViewIsModal { states.insert(.modal) }
        if view.choosesSeveral { states.insert(.multiselectable) }
        if let scroll = view as? UIScrollView {
            if scroll.contentSize.width > scroll.bounds.width { states.insert(.horizontal) }
            if scroll.contentSize.height > scroll.bounds.height { states.insert(.vertical) }
        }
        return states
    }

    private var name: String {
        if let label = view.accessibilityLabel { return label }
        guard Self.isPresented(view) else { return "" }
        return view.window?.lastPresentedController?.title ?? ""
    }

    var table: (any UIAccessibilityContainerDataTable)? {
        view.accessibilityContainerType == .dataTable ? view as? any UIAccessibilityContainerDataTable : nil
    }

    /// - Parameter parent: the number of what is around it.
    func node(in parent: Int, scale: CGFloat) -> AccessibleNode {
        var node = AccessibleNode(role: role, name: name)
        node.description = view.accessibilityHint ?? ""
        node.identifier = view.accessibilityIdentifier ?? ""
        node.valueText = view.accessibilityValue
        node.states = states
        node.frame = .init(view.accessibilityFrame, scale: scale)
        node.parent = parent
        node.actions = actions.map(\.name)
        node.choosesChildren = [.list, .pageTabList, .table].contains(role) || view.spokenRole == .choices
        if let table {
            node.table = AccessibleTable(rows: max(table.accessibilityRowCount(), 0), columns: max(table.accessibilityColumnCount(), 0))
        }
        return node
    }

    // MARK: What can be done with it

    var actions: [ElementDescription.Action] {
        let view = view
        var actions: [ElementDescription.Action] = []
        if view is UIScrollView {
            let directions: [(String, UIAccessibilityScrollDirection)] = [
                ("scroll down", .down), ("scroll up", .up), ("scroll right", .left), ("scroll left", .right),
            ]
            for (name, direction) in directions {
                actions.append((name, { AccessibilityActions.scroll(direction, from: view, in: $0) }))
            }
        }
        if [.alert, .dialog, .menu].contains(role) { actions.append(("escape", { AccessibilityActions.escape(from: view, in: $0) })) }
        return actions
    }
}

extension AccessibleNode.Frame {
    /// From points to pixels, as far as numbers go.
    init(_ frame: CGRect, scale: CGFloat) {
        func pixels(_ points: CGFloat) -> Int32 {
            let length = points * scale
            return length.isNaN ? 0 : Int32(Swift.min(Swift.max(length, -1e9), 1e9))
        }
        self.init(x: pixels(frame.minX), y: pixels(frame.minY), width: pixels(frame.width), height: pixels(frame.height))
    }
}
