extension UIGestureRecognizer {
    /// Class, state, view and targets, without addresses.
    var debugSummary: String {
        var parts = ["<\(_ObjCRuntime.name(of: type(of: self))): state = \(state.debugText)"]
        if let name { parts.append("name = \(name)") }
        if !isEnabled { parts.append("enabled = NO") }
        if let attachedView { parts.append("view = <\(_ObjCRuntime.name(of: type(of: attachedView)))>") }
        if !targetDescriptions.isEmpty { parts.append("target = <\(targetDescriptions.joined(separator: ", "))>") }
        return parts.joined(separator: "; ") + ">"
    }

    /// Who is sent what when the state changes, as text.
    @_spi(ForasteroInternal)
    @nonobjc public final var targetDescriptions: [String] { targets.descriptions }
}

extension UIGestureRecognizer.State {
    /// The state's name.
    @_spi(ForasteroInternal)
    public var debugText: String {
        switch self {
        case .possible: "Possible"
        case .began: "Began"
        case .changed: "Changed"
        case .ended: "Ended"
        case .cancelled: "Cancelled"
        case .failed: "Failed"
        }
    }
}
