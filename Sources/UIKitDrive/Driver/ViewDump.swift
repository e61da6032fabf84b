import Foundation

/// The tree of views as text: one line per view, the same in each run.
///
/// Class, frame, what differs from the default, text, identifier, controller.
@MainActor
struct ViewDump {
    func text(of windows: [UIWindow]) -> String {
        windows.map { lines(of: $0, depth: 0) }.joined()
    }

    private func lines(of view: UIView, depth: Int) -> String {
        let line = String(repeating: "  ", count: depth) + parts(of: view).joined(separator: " ") + "\n"
        return line + view.subviews.map { lines(of: $0, depth: depth + 1) }.joined()
    }

    private func parts(of view: UIView) -> [String] {
        var parts = [_ObjCRuntime.name(of: type(of: view)), number(view.frame)]
        if view.bounds.origin != .zero { parts.append("origin=\(number(view.bounds.origin.x)),\(number(view.bounds.origin.y))") }
        if view.isHidden { parts.append("hidden") }
        if view.alpha != 1 { parts.append("alpha=\(number(view.alpha))") }
        if view.tag != 0 { parts.append("tag=\(view.tag)") }
        if view.clipsToBounds { parts.append("clips") }
        if !view.transform.isIdentity { parts.append("transformed") }
        if view.accessibilityTraits.contains(.notEnabled) { parts.append("disabled") }
        if view.accessibilityTraits.contains(.selected) { parts.append("selected") }
        if view.isFirstResponder { parts.append("first-responder") }
        if let text = view.accessibilityLabel { parts.append(quoted(text)) }
        if let value = view.accessibilityValue { parts.append("value=\(quoted(value))") }
        if let identifier = view.accessibilityIdentifier { parts.append("id=\(quoted(identifier))") }
        if let controller = view.owningController { parts.append("controller=\(_ObjCRuntime.name(of: type(of: controller)))") }
        return parts
    }

    private func number(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height)))"
    }

    /// Two decimals at most, so that the last bits of a float make no difference.
    private func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    private func quoted(_ text: String) -> String {
        "\""
            + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
}
