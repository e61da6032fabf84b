/// Children are chosen by their usual action, as by a tap.
extension AccessibleAnswers {
    func answerSelection(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        let children = tree.children(of: call.id)
        switch call.method {
        case "GetSelectedChild":
            let chosen = chosen(children)
            return [reference(chosen[try argument(call.arguments.number(0), in: chosen.indices)])]
        case "SelectChild": return [.bool(choose(try child(call, children), true, node))]
        case "DeselectChild": return [.bool(choose(try child(call, children), false, node))]
        case "DeselectSelectedChild":
            let chosen = chosen(children)
            return [.bool(choose(chosen[try argument(call.arguments.number(0), in: chosen.indices)], false, node))]
        case "IsChildSelected": return [.bool(isChosen(try child(call, children)))]
        case "SelectAll": return [.bool(chooseAll(children.filter(isChoosable), true, node))]
        case "ClearSelection": return [.bool(chooseAll(chosen(children), false, node))]
        default: throw .unknown(call.method)
        }
    }

    /// The children that are chosen, in reading order.
    func chosen(_ children: [Int]) -> [Int] { children.filter(isChosen) }

    // MARK: Private

    private func child(_ call: Call, _ children: [Int]) throws(Failure) -> Int {
        children[try argument(call.arguments.number(0), in: children.indices)]
    }

    private func isChosen(_ id: Int) -> Bool { tree.node(id)?.states.isDisjoint(with: [.selected, .checked]) == false }
    private func isChoosable(_ id: Int) -> Bool { tree.node(id)?.states.isDisjoint(with: [.selectable, .checkable]) == false }

    /// Using what is chosen already may mean something else, and nobody leaves the only choice without taking another.
    private func choose(_ id: Int, _ wanted: Bool, _ node: AccessibleNode) -> Bool {
        guard isChosen(id) != wanted else { return true }
        guard isChoosable(id), wanted || node.states.contains(.multiselectable) else { return false }
        return tree.perform(0, on: id)
    }

    private func chooseAll(_ children: [Int], _ wanted: Bool, _ node: AccessibleNode) -> Bool {
        guard node.states.contains(.multiselectable) else { return children.isEmpty }
        return children.allSatisfy { choose($0, wanted, node) }
    }
}
