import AccessibilityBus
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The description of an element for the desktop.
@MainActor
struct ElementDescription {
    let target: any AccessibilityTarget
    let scale: CGFloat

    /// - Parameter parent: the number of its window.
    func node(in parent: Int) -> AccessibleNode {
        var node = AccessibleNode(role: role, name: target.accessibilityLabel ?? rowTexts ?? "")
        node.description = target.accessibilityHint ?? ""
        node.identifier = target.accessibilityIdentifier ?? ""
        node.valueText = target.accessibilityValue
        node.states = states
        node.frame = nodeFrame(of: target.accessibilityFrame)
        node.parent = parent
        node.actions = actions.map(\.name)
        node.amount = amount
        node.text = text
        node.headingLevel = headingLevel
        node.language = speech(.accessibilitySpeechLanguage) as? String
        return node
    }

    private func nodeFrame(of frame: CGRect) -> AccessibleNode.Frame {
        func pixels(_ points: CGFloat) -> Int32 { Int32(clamping: Int((points * scale).clamped(to: -1e9...1e9))) }
        return AccessibleNode.Frame(x: pixels(frame.minX), y: pixels(frame.minY), width: pixels(frame.width), height: pixels(frame.height))
    }

    // MARK: What it is

    /// A row without a label of its own is called by all its texts.
    private var rowTexts: String? {
        guard let row = target as? UIView, row.isSpokenAsOne else { return nil }
        return row.spokenTexts
    }

    private var traits: UIAccessibilityTraits { target.accessibilityTraits }
    private var input: (any UITextInput)? { target as? any UITextInput }
    private var isSecret: Bool { input?.isSecureTextEntry == true }

    private var role: AccessibleRole {
        if input != nil { return isSecret ? .passwordText : .entry }
        let known: [(UIAccessibilityTraits, AccessibleRole)] = [
            (.toggleButton, .toggleButton), (.adjustable, .slider), (.header, .heading), (.link, .link),
        ]
        if headingLevel != nil, !traits.contains(.button) { return .heading }
        if let role = known.first(where: { traits.contains($0.0) })?.1 { return role }
        if (target as? UIView)?.isSpokenAsOne == true { return .listItem }
        if traits.contains(.button) { return isTab ? .pageTab : .pushButton }
        return traits.contains(.updatesFrequently) ? .progressBar : traits.contains(.image) ? .image : .label
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
        return sequence(first: view, next: \.superview).contains { $0.accessibilityTraits.contains(.tabBar) }
    }

    private var states: AccessibleStates {
        var states: AccessibleStates = [.visible, .showing, .focusable]
        if !traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
        if AccessibilityFocus.shared.current === target || target.isFirstResponder { states.insert(.focused) }
        if traits.contains(.toggleButton), target.accessibilityValue == "1" { states.insert(.pressed) }
        if role == .listItem || role == .pageTab || traits.contains(.selected) { states.insert(.selectable) }
        if traits.contains(.selected) { states.insert(.selected) }
        if input != nil { states.formUnion([.editable, .selectableText, target is UIScrollView ? .multiLine : .singleLine]) }
        return states
    }

    /// A value in percent.
    private var amount: AccessibleNode.Amount? {
        guard traits.contains(.adjustable), let value = target.accessibilityValue, value.hasSuffix("%"),
            let number = Double(value.dropLast())
        else { return nil }
        return AccessibleNode.Amount(current: number, range: 0...100, step: 10)
    }

    /// A secret one only shows how long it is.
    private var text: String? {
        guard let input else { return nil }
        guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return "" }
        let text = input.text(in: all) ?? ""
        return isSecret ? String(repeating: "•", count: text.unicodeScalars.count) : text
    }

    // MARK: What can be done with it

    typealias Action = (name: String, perform: @MainActor (DisplayHost) -> Bool)

    var actions: [Action] {
        let target = target
        var actions: [Action] = [("activate", { AccessibilityActions.activate(target, in: $0) })]
        if traits.contains(.adjustable) {
            actions.append(
                (
                    "increment",
                    { _ in
                        target.accessibilityIncrement(); return true
                    }
                ))
            actions.append(
                (
                    "decrement",
                    { _ in
                        target.accessibilityDecrement(); return true
                    }
                ))
        }
        for custom in target.accessibilityCustomActions ?? [] {
            actions.append((custom.name, { _ in AccessibilityActions.perform(custom) }))
        }
        return actions
    }

    /// Goes on step by step as long as that leads nearer.
    func setAmount(_ wanted: Double) -> Bool {
        guard let first = amount, first.range.contains(wanted) else { return false }
        var distance = abs(first.current - wanted)
        while let now = amount, distance >= now.step / 2 {
            if now.current < wanted { target.accessibilityIncrement() } else { target.accessibilityDecrement() }
            let left = abs((amount?.current ?? wanted) - wanted)
            guard left < distance else { break }
            distance = left
        }
        return true
    }

    func setText(_ text: String) -> Bool {
        guard let input, target.isFirstResponder || target.becomeFirstResponder(),
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return false }
        input.replace(all, withText: text)
        return true
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
