extension AccessibleAnswers {
    func answerAccessible(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        switch call.method {
        case "GetChildAtIndex": [reference(try child(of: call.id, call.arguments.number(0)))]
        case "GetChildren": [.array("(so)", tree.children(of: call.id).map { reference($0) })]
        case "GetIndexInParent": [.int32(index(of: call.id, node))]
        case "GetRelationSet": [.array("(ua(so))", [])]
        case "GetRole": [.uint32(node.role.rawValue)]
        case "GetRoleName", "GetLocalizedRoleName": [.string(node.role.name)]
        case "GetState": [states(node)]
        case "GetAttributes": [.array("{ss}", attributes(node))]
        case "GetApplication": [reference(AccessibilityBus.root)]
        case "GetInterfaces": [.array("s", node.interfaces.map { .string($0.name) })]
        default: throw .unknown(call.method)
        }
    }

    /// Two words of 32 bits, the low one first.
    func states(_ node: AccessibleNode) -> BusValue {
        .array("u", [.uint32(UInt32(truncatingIfNeeded: node.states.rawValue)), .uint32(UInt32(node.states.rawValue >> 32))])
    }

    private func child(of id: Int, _ index: Int?) throws(Failure) -> Int {
        let children = tree.children(of: id)
        return children[try argument(index, in: children.indices)]
    }

    private func attributes(_ node: AccessibleNode) -> [BusValue] {
        var pairs: [BusValue] = [.entry(.string("toolkit"), .string("UIKit"))]
        if !node.identifier.isEmpty { pairs.append(.entry(.string("id"), .string(node.identifier))) }
        if let value = node.valueText { pairs.append(.entry(.string("valuetext"), .string(value))) }
        if let level = node.headingLevel { pairs.append(.entry(.string("level"), .string("\(level)"))) }
        if let language = node.language { pairs.append(.entry(.string("language"), .string(language))) }
        if let place = node.place {
            pairs.append(.entry(.string("posinset"), .string("\(place.index)")))
            pairs.append(.entry(.string("setsize"), .string("\(place.count)")))
        }
        if node.isSearchField {
            pairs.append(.entry(.string("text-input-type"), .string("search")))
            pairs.append(.entry(.string("xml-roles"), .string("searchbox")))
        }
        return pairs
    }

    private func index(of id: Int, _ node: AccessibleNode) -> Int32 {
        guard let parent = node.parent, let index = tree.children(of: parent).firstIndex(of: id) else { return -1 }
        return Int32(clamping: index)
    }

    func answerComponent(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        let frame = frame(of: node, as: call.arguments.number(call.method == "Contains" || call.method == "GetAccessibleAtPoint" ? 2 : 0))
        switch call.method {
        case "Contains": return [.bool(try isHit(call, frame))]
        case "GetAccessibleAtPoint":
            return [reference(try isHit(call, frame) ? deepest(call, from: call.id) : nil)]
        case "GetExtents": return [.tuple([.int32(frame.x), .int32(frame.y), .int32(frame.width), .int32(frame.height)])]
        case "GetPosition": return [.int32(frame.x), .int32(frame.y)]
        case "GetSize": return [.int32(frame.width), .int32(frame.height)]
        // A widget, or a window.
        case "GetLayer": return [.uint32(node.role == .frame ? 7 : 3)]
        case "GetMDIZOrder": return [.int16(-1)]
        case "GrabFocus": return [.bool(tree.focus(call.id))]
        case "GetAlpha": return [.double(1)]
        case "ScrollTo": return [.bool(tree.scrollToShow(call.id))]
        default: throw .unknown(call.method)
        }
    }

    /// Coordinates of type 2 are those of the parent; where the window itself is on the screen is not known everywhere, so those of
    /// the screen are answered as those of the window.
    func frame(of node: AccessibleNode, as type: Int?) -> AccessibleNode.Frame {
        guard type == 2, let above = node.parent.flatMap({ tree.node($0) })?.frame else { return node.frame }
        var frame = node.frame
        frame.x = frame.x &- above.x
        frame.y = frame.y &- above.y
        return frame
    }

    /// The innermost object at a place; of several the last, which is in front.
    private func deepest(_ call: Call, from id: Int) -> Int {
        let inside = tree.children(of: id).last { tree.node($0).map { (try? isHit(call, $0.frame)) == true } == true }
        return inside.map { deepest(call, from: $0) } ?? id
    }

    func answerImage(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        let frame = frame(of: node, as: call.arguments.number(0))
        switch call.method {
        case "GetImageExtents": return [.tuple([.int32(frame.x), .int32(frame.y), .int32(frame.width), .int32(frame.height)])]
        case "GetImagePosition": return [.int32(frame.x), .int32(frame.y)]
        case "GetImageSize": return [.int32(frame.width), .int32(frame.height)]
        default: throw .unknown(call.method)
        }
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
