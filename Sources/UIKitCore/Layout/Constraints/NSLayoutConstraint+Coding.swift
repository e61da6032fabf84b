import Foundation

// Constraints in archives, under the keys of compiled nibs.
extension NSLayoutConstraint {

    /// - Returns: whether it makes a constraint. Archives are data: what is wrong in them stops nothing.
    func decode(from coder: NSCoder) -> Bool {
        guard coder.allowsKeyedCoding else { return false }
        let first = side(NibKey.firstItem, NibKey.firstAttribute, coder)
        let second = side(NibKey.secondItem, NibKey.secondAttribute, coder)
        guard let first, let second, first.item != nil, first.dimension != .none else { return false }
        guard second.item == nil ? first.dimension == .length : first.dimension == second.dimension else { return false }
        let multiplier = coder.decodeNumber(forKey: NibKey.multiplier) ?? 1
        guard first.dimension == .length || multiplier != 0 else { return false }
        let relation = coder.decodeEnumeration(Relation.self, forKey: NibKey.relation) ?? .equal
        set(first, relation, second, multiplier: multiplier, constant: coder.decodeNumber(forKey: NibKey.constant) ?? 0)
        if let number = coder.decodeNumber(forKey: NibKey.priority), number > 0 { priority = UILayoutPriority(Float(min(number, 1000))) }
        identifier = coder.decodeText(forKey: NibKey.layoutIdentifier)
        shouldBeArchived = coder.decodeFlag(forKey: NibKey.shouldBeArchived) ?? false
        return true
    }

    /// - Returns: nil where the archive names something that cannot be laid out.
    private func side(_ itemKey: String, _ attributeKey: String, _ coder: NSCoder) -> ConstraintSide? {
        let begun = UnarchivedViews.begun(in: coder, forKey: itemKey)
        guard let object = begun ?? coder.decodePresent(forKey: itemKey) else { return ConstraintSide.none }
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
        if let item = firstItem { encode(item, to: coder, forKey: NibKey.firstItem) }
        coder.encode(firstAttribute.rawValue, forKey: NibKey.firstAttribute)
        if let item = secondItem {
            encode(item, to: coder, forKey: NibKey.secondItem)
            coder.encode(secondAttribute.rawValue, forKey: NibKey.secondAttribute)
        }
        coder.encode(relation.rawValue, forKey: NibKey.relation)
        coder.encode(Double(multiplier), forKey: NibKey.multiplier)
        coder.encode(Double(constant), forKey: NibKey.constant)
        coder.encode(Double(priority.rawValue), forKey: NibKey.priority)
        if let identifier { coder.encode(identifier as NSString, forKey: NibKey.layoutIdentifier) }
        coder.encode(shouldBeArchived, forKey: NibKey.shouldBeArchived)
    }

    private func encode(_ item: AnyObject, to coder: NSCoder, forKey key: String) {
        coder.encodeConditionalObject(item, forKey: key)
        UnarchivedViews.encodeReference(to: item, in: coder, forKey: key)
    }
}
