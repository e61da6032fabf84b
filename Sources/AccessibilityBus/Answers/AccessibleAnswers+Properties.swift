extension AccessibleAnswers {
    func answerProperty(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        guard let name = call.arguments.string(0), let interface = AccessibleInterface(name: name), node.interfaces.contains(interface)
        else { throw .unknown("interface \(call.arguments.string(0) ?? "")") }
        let values = properties(of: call.id, node, interface)
        switch call.method {
        case "GetAll": return [.array("{sv}", values.map { .entry(.string($0.0), .variant($0.1)) })]
        case "Get":
            guard let value = values.first(where: { $0.0 == call.arguments.string(1) }) else { throw .unknown("property") }
            return [.variant(value.1)]
        case "Set": return try set(call)
        default: throw .unknown(call.method)
        }
    }

    private func set(_ call: Call) throws(Failure) -> [BusValue] {
        switch call.arguments.string(1) {
        case "CurrentValue":
            guard let amount = call.arguments.double(2), amount.isFinite, tree.setAmount(amount, of: call.id) else {
                throw .argument("The value cannot be set to this.")
            }
        case "Id":
            guard call.id == AccessibilityBus.root, let number = call.arguments.number(2) else {
                throw .argument("The number of an application is one of 32 bits.")
            }
            application.number = number
        default: throw .unknown("property that can be set")
        }
        return []
    }

    private func properties(of id: Int, _ node: AccessibleNode, _ interface: AccessibleInterface) -> [(String, BusValue)] {
        switch interface {
        case .accessible:
            [
                ("Name", .string(node.name)), ("Description", .string(node.description)),
                ("Parent", id == AccessibilityBus.root ? desktop : reference(node.parent)),
                ("ChildCount", .int32(Int32(clamping: tree.children(of: id).count))), ("Locale", .string(node.language ?? "")),
                ("AccessibleId", .string(node.identifier)),
            ]
        case .application:
            [
                ("ToolkitName", .string("UIKit")), ("Version", .string("1")), ("AtspiVersion", .string("2.1")),
                ("Id", .int32(Int32(clamping: application.number))),
            ]
        case .component, .editableText: []
        case .action: [("NActions", .int32(Int32(clamping: node.actions.count)))]
        case .value: node.amount.map { properties(of: $0, node.valueText) } ?? []
        case .text:
            [
                ("CharacterCount", .int32(Int32(clamping: node.text?.unicodeScalars.count ?? 0))),
                ("CaretOffset", .int32(node.selection.map { Int32(clamping: $0.upperBound) } ?? -1)),
            ]
        case .selection: [("NSelectedChildren", .int32(Int32(clamping: chosen(tree.children(of: id)).count)))]
        case .table: node.table.map { properties(of: $0, id) } ?? []
        case .tableCell: node.cell.map(properties) ?? []
        case .image: [("ImageDescription", .string(node.name)), ("ImageLocale", .string(node.language ?? ""))]
        }
    }

    private func properties(of cell: AccessibleCell) -> [(String, BusValue)] {
        [
            ("ColumnSpan", .int32(Int32(clamping: cell.columns.count))), ("RowSpan", .int32(Int32(clamping: cell.rows.count))),
            ("Position", .tuple([.int32(Int32(clamping: cell.rows.lowerBound)), .int32(Int32(clamping: cell.columns.lowerBound))])),
            ("Table", reference(cell.table)),
        ]
    }

    private func properties(of amount: AccessibleNode.Amount, _ text: String?) -> [(String, BusValue)] {
        [
            ("MinimumValue", .double(amount.range.lowerBound)), ("MaximumValue", .double(amount.range.upperBound)),
            ("MinimumIncrement", .double(amount.step)), ("CurrentValue", .double(amount.current)), ("Text", .string(text ?? "")),
        ]
    }
}
