import Foundation

// Constraints in archives, under the keys of compiled nibs.
extension NSLayoutConstraint {
    private enum Key {
        static let firstItem = "NSFirstItem"
        static let firstAttribute = "NSFirstAttribute"
        static let secondItem = "NSSecondItem"
        static let secondAttribute = "NSSecondAttribute"
        static let relation = "NSRelation"
        static let multiplier = "NSMultiplier"
        static let constant = "NSConstant"
        static let priority = "NSPriority"
        static let identifier = "NSLayoutIdentifier"
        static let isArchived = "NSShouldBeArchived"
    }

    /// - Returns: whether it makes a constraint. Archives are data: what is wrong in them stops nothing.
    func decode(from coder: NSCoder) -> Bool {
        guard coder.allowsKeyedCoding else { return false }
        let first = side(Key.firstItem, Key.firstAttribute, coder)
        let second = side(Key.secondItem, Key.secondAttribute, coder)
        guard let first, let second, first.item != nil, first.dimension != .none else { return false }
        guard second.item == nil ? first.dimension == .length : first.dimension == second.dimension else { return false }
        let multiplier = coder.decodeNumber(forKey: Key.multiplier) ?? 1
        guard first.dimension == .length || multiplier != 0 else { return false }
        let relation = coder.decodeEnumeration(Relation.self, forKey: Key.relation) ?? .equal
        set(first, relation, second, multiplier: multiplier, constant: coder.decodeNumber(forKey: Key.constant) ?? 0)
        if let number = coder.decodeNumber(forKey: Key.priority), number > 0 { priority = UILayoutPriority(Float(min(number, 1000))) }
        identifier = coder.decodeText(forKey: Key.identifier)
        shouldBeArchived = coder.decodeFlag(forKey: Key.isArchived) ?? false
        return true
    }

    /// - Returns: nil where the archive names something that cannot be laid out.
    private func side(_ itemKey: String, _ attributeKey: String, _ coder: NSCoder) -> ConstraintSide? {
        guard let object = coder.decodePresent(forKey: itemKey) else { return ConstraintSide.none }
        guard let item = object as? any LayoutItem, let attribute = coder.decodeEnumeration(Attribute.self, forKey: attributeKey)
        else { return nil }
        return ConstraintSide(item, attribute)
    }

    /// Returns true if a view can have the constraint: its items are the view, or inside.
    @_spi(ForasteroInternal)
    @nonobjc public final func stays(within view: UIView) -> Bool {
        items.allSatisfy { $0.layoutView?.isDescendant(of: view) == true }
    }

    func encodeState(to coder: NSCoder) {
        if let item = firstItem { coder.encodeConditionalObject(item, forKey: Key.firstItem) }
        coder.encode(firstAttribute.rawValue, forKey: Key.firstAttribute)
        if let item = secondItem {
            coder.encodeConditionalObject(item, forKey: Key.secondItem)
            coder.encode(secondAttribute.rawValue, forKey: Key.secondAttribute)
        }
        coder.encode(relation.rawValue, forKey: Key.relation)
        coder.encode(Double(multiplier), forKey: Key.multiplier)
        coder.encode(Double(constant), forKey: Key.constant)
        coder.encode(Double(priority.rawValue), forKey: Key.priority)
        if let identifier { coder.encode(identifier as NSString, forKey: Key.identifier) }
        coder.encode(shouldBeArchived, forKey: Key.isArchived)
    }
}
