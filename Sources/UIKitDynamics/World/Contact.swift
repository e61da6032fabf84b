/// An item that touches another one, or a boundary.
@MainActor
struct Contact {
    enum Partner {
        case body(DynamicBody)
        case boundary(CollisionBoundary)
    }

    let behavior: UICollisionBehavior
    let body: DynamicBody
    let partner: Partner
    /// Where, in the coordinates of the reference view.
    let point: CGPoint

    struct Key: Hashable {
        let behavior, body, partner: ObjectIdentifier
    }

    var key: Key { Key(behavior: ObjectIdentifier(behavior), body: ObjectIdentifier(body), partner: partnerIdentity) }

    private var partnerIdentity: ObjectIdentifier {
        switch partner {
        case .body(let body): ObjectIdentifier(body)
        case .boundary(let boundary): ObjectIdentifier(boundary)
        }
    }

    func involves(_ object: AnyObject) -> Bool { body === object || partnerIdentity == ObjectIdentifier(object) }
}

/// A contact that has begun or ended.
@MainActor
struct ContactEvent {
    let contact: Contact
    let hasBegun: Bool

    func tellDelegate() {
        let behavior = contact.behavior
        guard let delegate = behavior.collisionDelegate else { return }
        switch (contact.partner, hasBegun) {
        case (.body(let other), true):
            delegate.collisionBehavior?(behavior, beganContactFor: contact.body.item, with: other.item, at: contact.point)
        case (.body(let other), false):
            delegate.collisionBehavior?(behavior, endedContactFor: contact.body.item, with: other.item)
        case (.boundary(let boundary), true):
            delegate.collisionBehavior?(
                behavior, beganContactFor: contact.body.item, withBoundaryIdentifier: boundary.identifier, at: contact.point)
        case (.boundary(let boundary), false):
            delegate.collisionBehavior?(behavior, endedContactFor: contact.body.item, withBoundaryIdentifier: boundary.identifier)
        }
    }
}
