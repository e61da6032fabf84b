// Programming errors: what cannot be a constraint stops the program.
extension NSLayoutConstraint {
    /// The argument of an initializer as an item, if it is one.
    static func item(_ object: Any, _ caller: String) -> any LayoutItem {
        guard let item = object as? any LayoutItem else {
            _requireFailure("NSLayoutConstraint for \(object): \(caller) needs views and layout guides as items. Pass one of them.")
        }
        return item
    }

    static func check(
        _ first: ConstraintSide, _ second: ConstraintSide, multiplier: CGFloat, constant: CGFloat, caller: String
    ) {
        _require(
            first.dimension != .none,
            "*** \(caller): Invalid pairing of layout attributes: the first one is notAnAttribute. Name an attribute of the first item.")
        if second.item == nil || multiplier == 0 {
            _require(
                first.dimension == .length,
                "*** \(caller): A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                    + "constraint of a location equal to a constant. Location attributes must be specified in pairs.")
        }
        if second.item != nil {
            _require(
                (first.dimension == .length) == (second.dimension == .length) && second.dimension != .none,
                "*** \(caller): Invalid pairing of layout attributes: \(first.attribute.debugText) and \(second.attribute.debugText). "
                    + "Pair places, or lengths.")
            _require(
                first.isDistance || second.isDistance
                    || !(first.attribute.followsReading && second.attribute.isFixedEdge)
                        && !(first.attribute.isFixedEdge && second.attribute.followsReading),
                "*** \(caller): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither.")
        }
        _require(multiplier.isFinite, "*** \(caller): Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
        check(constant: constant, caller: caller)
    }

    static func check(constant: CGFloat, caller: String) {
        _require(constant.isFinite, "*** \(caller): Constant is not finite!  That's illegal.  constant:\(constant)")
    }

    func checkChange(to priority: UILayoutPriority) {
        _require(
            priority.rawValue > 0 && priority.rawValue <= 1000,
            "It's illegal to set priority:\(priority.text). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
                + "which is 1000.000000.")
        _require(
            !isActive || (priority == .required) == (self.priority == .required),
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority \(priority.text) and the existing priority was \(self.priority.text).")
    }
}

extension UILayoutPriority {
    /// Without a fraction where there is none.
    var text: String { rawValue == rawValue.rounded() ? "\(Int(rawValue))" : "\(rawValue)" }
}
