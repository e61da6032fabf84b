internal import CChipmunk

extension DynamicsWorld {
    /// Asks the collision behaviours whether what meets is to collide. Without one nothing does.
    func observeContacts() {
        guard let handler = cpSpaceAddDefaultCollisionHandler(space) else { return }
        handler.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        handler.pointee.preSolveFunc = { arbiter, _, world in
            nonisolated(unsafe) let (arbiter, world) = (arbiter, world)
            guard let arbiter, let world else { return 0 }
            return MainActor.assumeIsolated {
                Unmanaged<DynamicsWorld>.fromOpaque(world).takeUnretainedValue().admits(arbiter) ? 1 : 0
            }
        }
    }

    private func admits(_ arbiter: OpaquePointer) -> Bool {
        var shapes: (OpaquePointer?, OpaquePointer?)
        cpArbiterGetShapes(arbiter, &shapes.0, &shapes.1)
        guard let (first, second) = (owner(of: shapes.0), owner(of: shapes.1)) as? (AnyObject, AnyObject) else { return false }
        let point = CGPoint(cpArbiterGetPointA(arbiter, 0))
        switch (first as? DynamicBody, second as? DynamicBody) {
        case (let body?, let other?): return admits(arbiter, of: body, with: other, at: point)
        case (let body?, nil): return admits(arbiter, of: body, with: second as? CollisionBoundary, at: point)
        case (nil, let body?): return admits(arbiter, of: body, with: first as? CollisionBoundary, at: point)
        case (nil, nil): return false
        }
    }

    private func owner(of shape: OpaquePointer?) -> AnyObject? {
        guard let shape, let data = cpShapeGetUserData(shape) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue()
    }

    private func admits(_ arbiter: OpaquePointer, of body: DynamicBody, with other: DynamicBody, at point: CGPoint) -> Bool {
        let judges = collisions.filter {
            $0.collisionMode.contains(.items) && $0.hasItem(body.item) && $0.hasItem(other.item)
        }
        for behavior in judges { contacts.note(Contact(behavior: behavior, body: body, partner: .body(other), point: point)) }
        // ad-hoc: how the values of two items go together is said nowhere. The more elastic one decides, as is usual among libraries
        // of this kind, and something without friction slides along everything.
        cpArbiterSetRestitution(arbiter, max(body.traits.elasticity, other.traits.elasticity))
        cpArbiterSetFriction(arbiter, (body.traits.friction * other.traits.friction).squareRoot())
        return !judges.isEmpty
    }

    private func admits(_ arbiter: OpaquePointer, of body: DynamicBody, with boundary: CollisionBoundary?, at point: CGPoint) -> Bool {
        guard let boundary, let behavior = boundary.behavior, behavior.collisionMode.contains(.boundaries), behavior.hasItem(body.item)
        else { return false }
        contacts.note(Contact(behavior: behavior, body: body, partner: .boundary(boundary), point: point))
        cpArbiterSetRestitution(arbiter, body.traits.elasticity)
        cpArbiterSetFriction(arbiter, body.traits.friction)
        return true
    }
}
