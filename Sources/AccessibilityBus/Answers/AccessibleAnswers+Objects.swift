extension AccessibleAnswers {
    func answerAccessible(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        switch call.method {
        case "GetChildAtIndex": [reference(node.children[try argument(call.arguments.number(0), in: node.children.indices)])]
        case "GetChildren": [.array("(so)", node.children.map { reference($0) })]
        case "GetIndexInParent": [.int32(place(of: call.id, node))]
        case "GetRelationSet": [.array("(ua(so))", [])]
        case "GetRole": [.uint32(node.role.rawValue)]
        case "GetRoleName", "GetLocalizedRoleName": [.string(node.role.name)]
        case "GetState":
            [.array("u", [.uint32(UInt32(truncatingIfNeeded: node.states.rawValue)), .uint32(UInt32(node.states.rawValue >> 32))])]
        case "GetAttributes": [.array("{ss}", attributes(node))]
        case "GetApplication": [reference(AccessibilityBus.root)]
        case "GetInterfaces": [.array("s", node.interfaces.map { .string($0.name) })]
        default: throw .unknown(call.method)
        }
    }

    private func attributes(_ node: AccessibleNode) -> [BusValue] {
        var pairs: [BusValue] = [.entry(.string("toolkit"), .string("UIKit"))]
        if !node.identifier.isEmpty { pairs.append(.entry(.string("id"), .string(node.identifier))) }
        if let value = node.valueText { pairs.append(.entry(.string("valuetext"), .string(value))) }
        return pairs
    }

    private func place(of id: Int, _ node: AccessibleNode) -> Int32 {
        guard let parent = node.parent, let place = tree.node(parent)?.children.firstIndex(of: id) else { return -1 }
        return Int32(clamping: place)
    }

    func answerComponent(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        let place = place(of: node, as: call.arguments.number(call.method == "Contains" || call.method == "GetAccessibleAtPoint" ? 2 : 0))
        switch call.method {
        case "Contains": return [.bool(try isHit(call, place))]
        case "GetAccessibleAtPoint":
            let hit = node.children.last { id in tree.node(id).map { child in (try? isHit(call, child.place)) == true } == true }
            return [reference(try isHit(call, place) ? hit ?? call.id : nil)]
        case "GetExtents": return [.tuple([.int32(place.x), .int32(place.y), .int32(place.width), .int32(place.height)])]
        case "GetPosition": return [.int32(place.x), .int32(place.y)]
        case "GetSize": return [.int32(place.width), .int32(place.height)]
        // A widget, or a window.
        case "GetLayer": return [.uint32(node.role == .frame ? 7 : 3)]
        case "GetMDIZOrder": return [.int16(-1)]
        case "GrabFocus": return [.bool(tree.focus(call.id))]
        case "GetAlpha": return [.double(1)]
        default: throw .unknown(call.method)
        }
    }

    /// Coordinates of type 2 are those of the parent; where the window itself is on the screen is not known everywhere, so those of
    /// the screen are answered as those of the window.
    private func place(of node: AccessibleNode, as type: Int?) -> AccessibleNode.Place {
        guard type == 2, let above = node.parent.flatMap({ tree.node($0) })?.place else { return node.place }
        var place = node.place
        place.x = place.x &- above.x
        place.y = place.y &- above.y
        return place
    }

    private func isHit(_ call: Call, _ place: AccessibleNode.Place) throws(Failure) -> Bool {
        guard let x = call.arguments.number(0), let y = call.arguments.number(1) else { throw .argument("A place has two numbers.") }
        return place.contains(Int32(clamping: x), Int32(clamping: y))
    }

    func answerAction(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        if call.method == "GetActions" {
            return [.array("(sss)", node.actions.map { .tuple([.string($0), .string(""), .string("")]) })]
        }
        let place = try argument(call.arguments.number(0), in: node.actions.indices)
        switch call.method {
        case "GetDescription", "GetKeyBinding": return [.string("")]
        case "GetName", "GetLocalizedName": return [.string(node.actions[place])]
        case "DoAction": return [.bool(tree.perform(place, on: call.id))]
        default: throw .unknown(call.method)
        }
    }
}
