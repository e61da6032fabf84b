import AccessibilityBus
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The description of an element for the desktop.
@MainActor
struct ElementDescription {
    let target: any AccessibilityTarget
    let scale: CGFloat

    /// - Parameter parent: the number of what is around it.
    func node(in parent: Int) -> AccessibleNode {
        let role = role
        var node = AccessibleNode(role: role, name: name(as: role))
        node.description = target.accessibilityHint ?? ""
        node.identifier = target.accessibilityIdentifier ?? ""
        node.valueText = input == nil ? target.accessibilityValue : nil
        node.states = states(as: role)
        node.frame = .init(target.accessibilityFrame, scale: scale)
        node.parent = parent
        node.actions = actions.map(\.name)
        node.amount = amount
        node.text = input?.text
        node.selection = input?.selection
        node.headingLevel = headingLevel
        node.language = speech(.accessibilitySpeechLanguage) as? String
        node.place = view?.spokenPlace.map { ($0.index, $0.count) }
        node.isSearchField = traits.contains(.searchField) && input != nil
        return node
    }

    // MARK: What it is

    private var view: UIView? { target as? UIView }
    private var traits: UIAccessibilityTraits { target.accessibilityTraits }
    var input: TextDescription? { TextDescription(target) }

    /// A value that is told nowhere else comes behind the label.
    private func name(as role: AccessibleRole) -> String {
        let name = target.accessibilityLabel ?? rowTexts ?? ""
        guard let value = target.accessibilityValue, !value.isEmpty, value != name, input == nil, amount == nil, role != .toggleButton
        else {
            return name
        }
        return name.isEmpty ? value : name + ", " + value
    }

    /// A row without a label of its own is called by all its texts.
    private var rowTexts: String? {
        guard let view, view.isSpokenAsOne else { return nil }
        return view.spokenTexts
    }

    private var role: AccessibleRole {
        if let input { return input.isSecret ? .passwordText : .entry }
        switch view?.spokenRole {
        case .choice: return .radioButton
        case .menuItem: return .menuItem
        case .wheel: return .spinButton
        case .activity, .progress: return .progressBar
        default: break
        }
        if headingLevel != nil, !traits.contains(.button) { return .heading }
        let known: [(UIAccessibilityTraits, AccessibleRole)] = [
            (.toggleButton, .toggleButton), (.adjustable, .slider), (.header, .heading), (.link, .link),
        ]
        if let role = known.first(where: { traits.contains($0.0) })?.1 { return role }
        if view?.isSpokenAsOne == true { return .listItem }
        if traits.contains(.button) { return isTab ? .pageTab : .pushButton }
        if traits.contains(.updatesFrequently), percentage != nil { return .progressBar }
        return traits.contains(.image) ? .image : .label
    }

    /// What is said about the first character of its label; nil for nothing.
    private func speech(_ key: NSAttributedString.Key) -> Any? {
        guard let label = target.accessibilityAttributedLabel, label.length > 0 else { return nil }
        return label.attribute(key, at: 0, effectiveRange: nil)
    }

    private var headingLevel: Int? {
        guard let level = (speech(.accessibilityTextHeadingLevel) as? NSNumber)?.intValue ?? speech(.accessibilityTextHeadingLevel) as? Int,
            (1...6).contains(level)
        else { return nil }
        return level
    }

    private var isTab: Bool {
        guard let view = target.hostView else { return false }
        return sequence(first: view, next: \.superview).contains { $0.spokenRole == .tabList || $0.accessibilityTraits.contains(.tabBar) }
    }

    private func states(as role: AccessibleRole) -> AccessibleStates {
        var states: AccessibleStates = [.visible, .showing, .focusable]
        if !traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
        if AccessibilityFocus.shared.place === target { states.insert(.focused) }
        if role == .toggleButton, target.accessibilityValue == "1" { states.insert(.pressed) }
        if role == .radioButton {
            states.insert(.checkable)
            if traits.contains(.selected) { states.insert(.checked) }
        }
        if [.listItem, .pageTab].contains(role) || traits.contains(.selected) { states.insert(.selectable) }
        if traits.contains(.selected) { states.insert(.selected) }
        if role == .progressBar, amount == nil { states.formUnion([.indeterminate, .busy]) }
        if role == .slider, let frame = view?.bounds { states.insert(frame.height > frame.width ? .vertical : .horizontal) }
        if input != nil {
            states.formUnion([.selectableText, target is UIScrollView ? .multiLine : .singleLine])
            states.insert(view?.spokenRole == .readOnlyText ? .readOnly : .editable)
        }
        return states
    }

    /// What a value in percent says; nil for other values.
    private var percentage: Double? {
        guard let value = target.accessibilityValue, value.hasSuffix("%") else { return nil }
        return Double(value.dropLast()).flatMap { $0.isFinite ? $0 : nil }
    }

    private var amount: AccessibleNode.Amount? {
        if let amount = view?.spokenAmount { return .init(current: amount.current, range: amount.range, step: amount.step) }
        guard !traits.isDisjoint(with: [.adjustable, .updatesFrequently]), let percentage else { return nil }
        return AccessibleNode.Amount(current: percentage, range: 0...max(percentage, 100), step: 10)
    }

    // MARK: What can be done with it

    typealias Action = (name: String, perform: @MainActor (DisplayHost) -> Bool)

    var actions: [Action] {
        let target = target
        var actions: [Action] = [("activate", { AccessibilityActions.activate(target, in: $0) })]
        if traits.contains(.adjustable) {
            actions.append(("increment", { _ in Self.adjusted(target.accessibilityIncrement()) }))
            actions.append(("decrement", { _ in Self.adjusted(target.accessibilityDecrement()) }))
        }
        for custom in target.accessibilityCustomActions ?? [] {
            actions.append((custom.name, { _ in AccessibilityActions.perform(custom) }))
        }
        actions.append(("escape", { AccessibilityActions.escape(from: target, in: $0) }))
        return actions
    }

    private static func adjusted(_ done: Void) -> Bool { true }

    /// More steps than that are not gone.
    private static let mostSteps = 1000

    /// Goes on step by step as long as that leads nearer.
    func setAmount(_ wanted: Double) -> Bool {
        guard let first = amount, traits.contains(.adjustable), first.range.contains(wanted) else { return false }
        var (distance, steps) = (abs(first.current - wanted), 0)
        while let now = amount, distance >= now.step / 2, steps < Self.mostSteps {
            if now.current < wanted { target.accessibilityIncrement() } else { target.accessibilityDecrement() }
            let left = abs((amount?.current ?? wanted) - wanted)
            guard left < distance else { break }
            (distance, steps) = (left, steps + 1)
        }
        return true
    }
}
