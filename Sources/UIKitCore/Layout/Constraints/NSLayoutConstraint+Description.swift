extension NSLayoutConstraint {
    /// The constraint as an equation, in UIKit's form.
    @_spi(ForasteroInternal)
    @nonobjc public final var equationText: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let right = second.dimension == .none ? Self.number(constant) : factorText + Self.text(of: second) + offsetText
        let weight = priority == .required ? "" : " @\(priority.text)"
        let state = isActive ? "active" : "inactive"
        return "<\(Self.address(of: self))\(name) \(Self.text(of: first)) \(relationText) \(right)\(weight)   (\(state))>"
    }

    private var relationText: String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private var factorText: String { multiplier == 1 ? "" : "\(Self.number(multiplier))*" }

    private var offsetText: String {
        if constant == 0 { return "" }
        return constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
    }

    static func text(of side: ConstraintSide) -> String {
        let end = "\(address(of: side.item)).\(side.attribute.debugText)"
        guard side.isDistance else { return end }
        return "(\(end) - \(address(of: side.originItem)).\(side.originAttribute.debugText))"
    }

    package static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// Class and address, or the name that a guide has.
    package static func address(of object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        let address = String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
        let name = (object as? UILayoutGuide).map(\.identifier) ?? ""
        return "\(_ObjCRuntime.name(of: type(of: object))):0x\(address)" + (name.isEmpty ? "" : "'\(name)'")
    }
}
