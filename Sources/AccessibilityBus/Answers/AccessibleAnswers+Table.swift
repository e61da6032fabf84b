extension AccessibleAnswers {
    func answerTable(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        guard let table = node.table else { throw .unknown(call.interface) }
        switch call.method {
        case "GetSelectedRows": return [.array("i", chosenRows(call.id, table).map { .int32($0) })]
        case "GetSelectedColumns": return [.array("i", [])]
        case "IsColumnSelected": return [.bool(false)]
        case "GetRowDescription", "GetRowHeader", "IsRowSelected": return [try answerRow(call, table)]
        case "GetColumnDescription", "GetColumnHeader":
            let column = try argument(call.arguments.number(0), in: 0..<table.columns)
            let header = tree.headers(ofColumn: column, of: call.id).first
            return [call.method == "GetColumnHeader" ? reference(header) : name(of: header)]
        case "GetRowAtIndex", "GetColumnAtIndex", "GetRowColumnExtentsAtIndex": return try answerIndex(call, table)
        default: return [try answerPlace(call, table)]
        }
    }

    private func answerRow(_ call: Call, _ table: AccessibleTable) throws(Failure) -> BusValue {
        let row = try argument(call.arguments.number(0), in: 0..<table.rows)
        if call.method == "IsRowSelected" { return .bool(isChosen(row: row, call.id, table)) }
        let header = tree.headers(ofRow: row, of: call.id).first
        return call.method == "GetRowHeader" ? reference(header) : name(of: header)
    }

    /// Questions about one place in the table.
    private func answerPlace(_ call: Call, _ table: AccessibleTable) throws(Failure) -> BusValue {
        let row = try argument(call.arguments.number(0), in: 0..<table.rows)
        let column = try argument(call.arguments.number(1), in: 0..<table.columns)
        let cell = tree.cell(inRow: row, column: column, of: call.id)
        switch call.method {
        case "GetAccessibleAt": return reference(cell)
        case "GetIndexAt": return .int32(Int32(clamping: row * table.columns + column))
        case "GetRowExtentAt": return .int32(Int32(clamping: cell.flatMap { tree.node($0)?.cell?.rows.count } ?? 1))
        case "GetColumnExtentAt": return .int32(Int32(clamping: cell.flatMap { tree.node($0)?.cell?.columns.count } ?? 1))
        case "IsSelected": return .bool(cell.flatMap { tree.node($0)?.states.contains(.selected) } ?? false)
        default: throw .unknown(call.method)
        }
    }

    /// Places are counted row by row.
    private func answerIndex(_ call: Call, _ table: AccessibleTable) throws(Failure) -> [BusValue] {
        let (count, overflows) = table.rows.multipliedReportingOverflow(by: table.columns)
        let index = try argument(call.arguments.number(0), in: 0..<(overflows ? Int.max : count))
        let (row, column) = index.quotientAndRemainder(dividingBy: table.columns)
        switch call.method {
        case "GetRowAtIndex": return [.int32(Int32(clamping: row))]
        case "GetColumnAtIndex": return [.int32(Int32(clamping: column))]
        default:
            let node = tree.cell(inRow: row, column: column, of: call.id).flatMap { tree.node($0) }
            let (rows, columns) = (node?.cell?.rows ?? row..<row + 1, node?.cell?.columns ?? column..<column + 1)
            return [.bool(node != nil)]
                + [rows.lowerBound, columns.lowerBound, rows.count, columns.count].map { .int32(Int32(clamping: $0)) }
                + [.bool(node?.states.contains(.selected) ?? false)]
        }
    }

    func answerTableCell(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        guard let cell = node.cell else { throw .unknown(call.interface) }
        switch call.method {
        case "GetRowColumnSpan":
            let numbers = [cell.rows.lowerBound, cell.columns.lowerBound, cell.rows.count, cell.columns.count]
            return [.bool(true)] + numbers.map { .int32(Int32(clamping: $0)) }
        case "GetColumnHeaderCells":
            return [.array("(so)", tree.headers(ofColumn: cell.columns.lowerBound, of: cell.table).map { reference($0) })]
        case "GetRowHeaderCells": return [.array("(so)", tree.headers(ofRow: cell.rows.lowerBound, of: cell.table).map { reference($0) })]
        default: throw .unknown(call.method)
        }
    }

    func properties(of table: AccessibleTable, _ id: Int) -> [(String, BusValue)] {
        [
            ("NRows", .int32(Int32(clamping: table.rows))), ("NColumns", .int32(Int32(clamping: table.columns))),
            ("NSelectedRows", .int32(Int32(clamping: chosenRows(id, table).count))), ("NSelectedColumns", .int32(0)),
            ("Caption", reference(nil)), ("Summary", reference(nil)),
        ]
    }

    // MARK: Private

    /// A row counts as chosen when a cell of it that is on the screen is.
    private func chosenRows(_ id: Int, _ table: AccessibleTable) -> [Int32] {
        let rows = tree.children(of: id).compactMap { tree.node($0) }.filter { $0.states.contains(.selected) }.compactMap { $0.cell?.rows }
        return Set(rows.joined()).sorted().map { Int32(clamping: $0) }
    }

    private func isChosen(row: Int, _ id: Int, _ table: AccessibleTable) -> Bool {
        chosenRows(id, table).contains(Int32(clamping: row))
    }

    private func name(of id: Int?) -> BusValue { .string(id.flatMap { tree.node($0)?.name } ?? "") }
}
