extension UIView {
    /// The view and all inside it as text: a line each, indented by depth. Known to debuggers by this name.
    @objc(recursiveDescription) func recursiveDescription() -> String { lines(indentedBy: "").joined(separator: "\n") }

    private func lines(indentedBy indentation: String) -> [String] {
        [indentation + description] + children.flatMap { $0.lines(indentedBy: indentation + "   | ") }
    }

    /// Class, frame, and what is not as in a new view. Without addresses, so that it is the same in each run.
    var debugSummary: String {
        "<\(_ObjCRuntime.name(of: type(of: self))): " + describedState.joined(separator: "; ") + ">"
    }

    /// The description in UIKit's form: as ``debugSummary``, with addresses, the class of UIKit's that an app's class comes from, the
    /// background and the layer.
    var fullSummary: String {
        var parts = ["<\(_ObjCRuntime.name(of: type(of: self))): \(Self.address(of: self))"]
        if let base = baseClass { parts.append("baseClass = \(base)") }
        parts += describedState
        if let recognizers = gestureRecognizers, !recognizers.isEmpty {
            parts.append("gestureRecognizers = <NSArray: \(Self.address(of: recognizers as NSArray))>")
        }
        if let color = backgroundColor { parts.append("backgroundColor = \(color)") }
        parts.append("layer = <\(_ObjCRuntime.name(of: type(of: layer))): \(Self.address(of: layer))>")
        return (parts + describedDetails).joined(separator: "; ") + ">"
    }

    /// An object as UIKit names it in a description.
    package static func reference(to object: AnyObject) -> String { "<\(_ObjCRuntime.name(of: type(of: object))): \(address(of: object))>" }

    private static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// The name of the class of ours below which the view's own class stands; nil where it is one of ours itself.
    private var baseClass: String? {
        var type: AnyClass = Swift.type(of: self)
        var name = _ObjCRuntime.name(of: type)
        guard Self.isOfApp(name) else { return nil }
        while Self.isOfApp(name), let above = class_getSuperclass(type) {
            type = above
            name = _ObjCRuntime.name(of: type)
        }
        return name
    }

    /// Classes of ours go by their bare names; an app's have that of the module in front, or are mangled.
    private static func isOfApp(_ name: String) -> Bool { name.contains(".") || name.hasPrefix("_T") }

    private var describedState: [String] {
        var parts = ["frame = \(Self.text(frame))"]
        if let text = describedText { parts.append("text = '\(text)'") }
        if !transform.isIdentity { parts.append("transform = \(Self.text(transform))") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(Self.text(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.debugText)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let keys = backingLayer.animationKeys() { parts.append("animations = { \(keys.joined(separator: ", ")) }") }
        if let identifier = rare?.accessibility.identifier { parts.append("accessibilityIdentifier = \(identifier)") }
        return parts
    }

    private static func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
    }

    private static func text(_ transform: CGAffineTransform) -> String {
        "[" + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(text).joined(separator: ", ") + "]"
    }
}

extension UIView.AutoresizingMask {
    /// The flexible parts from left to right, then from top to bottom; margins are named after their side.
    fileprivate var debugText: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
