extension AccessibleAnswers {
    func answerAccessible(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        switch call.method {
        case "GetChildAtIndex": [reference(node.children[try argument(call.arguments.number(0), in: node.children.indices)])]
        case "GetChildren": [.array("(so)", node.children.map { reference($0) })]
        case "GetIndexInParent": [.int32(index(of: call.id, node))]
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
        if let level = node.headingLevel { pairs.append(.entry(.string("level"), .string("\(level)"))) }
        if let language = node.language { pairs.append(.entry(.string("language"), .string(language))) }
        return pairs
    }

    private func index(of id: Int, _ node: AccessibleNode) -> Int32 {
        guard let parent = node.parent, let index = tree.node(parent)?.children.firstIndex(of: id) else { return -1 }
        return Int32(clamping: index)
    }

    func answerComponent(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        let frame = frame(of: node, as: call.arguments.number(call.method == "Contains" || call.method == "GetAccessibleAtPoint" ? 2 : 0))
        switch call.method {
        case "Contains": return [.bool(try isHit(call, frame))]
        case "GetAccessibleAtPoint":
            let hit = node.children.last { id in tree.node(id).map { child in (try? isHit(call, child.frame)) == true } == true }
            return [reference(try isHit(call, frame) ? hit ?? call.id : nil)]
        case "GetExtents": return [.tuple([.int32(frame.x), .int32(frame.y), .int32(frame.width), .int32(frame.height)])]
        case "GetPosition": return [.int32(frame.x), .int32(frame.y)]
        case "GetSize": return [.int32(frame.width), .int32(frame.height)]
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
    private func frame(of node: AccessibleNode, as type: Int?) -> AccessibleNode.Frame {
        guard type == 2, let above = node.parent.flatMap({ tree.node($0) })?.frame else { return node.frame }
        var frame = node.frame
        frame.x = frame.x &- above.x
        frame.y = frame.y &- above.y
        return frame
    }

    private func isHit(_ call: Call, _ frame: AccessibleNode.Frame) throws(Failure) -> Bool {
        guard let x = call.arguments.number(0), let y = call.arguments.number(1) else { throw .argument("A position has two numbers.") }
        return frame.contains(Int32(clamping: x), Int32(clamping: y))
    }

    func answerAction(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        if call.method == "GetActions" {
            return [.array("(sss)", node.actions.map { .tuple([.string($0), .string(""), .string("")]) })]
        }
        let index = try argument(call.arguments.number(0), in: node.actions.indices)
        switch call.method {
        case "GetDescription", "GetKeyBinding": return [.string("")]
        case "GetName", "GetLocalizedName": return [.string(node.actions[index])]
        case "DoAction": return [.bool(tree.perform(index, on: call.id))]
        default: throw .unknown(call.method)
        }
    }
}
