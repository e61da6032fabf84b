extension CALayer {
    /// Class, frame, and the properties that differ from a new layer's. Without addresses, so that it is the same in each run.
    final var debugSummary: String {
        var parts = ["<\(_ObjCRuntime.name(of: type(of: self))): position = \(position.debugDescription)"]
        parts.append("bounds = \(bounds.debugDescription)")
        if let name { parts.append("name = \(name)") }
        if !CATransform3DIsIdentity(transform) { parts.append("transformed") }
        if isHidden { parts.append("hidden = YES") }
        if opacity != 1 { parts.append("opacity = \(opacity)") }
        if masksToBounds { parts.append("masksToBounds = YES") }
        if let owner { parts.append("delegate = \(_ObjCRuntime.name(of: type(of: owner)))") }
        if let children = sublayers?.count { parts.append("sublayers = \(children)") }
        return parts.joined(separator: "; ") + ">"
    }
}
