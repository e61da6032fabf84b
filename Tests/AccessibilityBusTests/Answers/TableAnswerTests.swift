import Testing

@testable import AccessibilityBus

@MainActor
struct TableAnswerTests {
    private let form = FormQuestions()

    private func ask(_ method: String, _ arguments: [Int32] = []) -> String {
        form.ask(FormTree.table, "Table", method, arguments.map { .int32($0) })
    }
    private func result(_ values: BusValue...) -> String { "\(BusValue.tuple(values))" }

    @Test("AX-12, AX-48: a table of data has rows, columns and cells")
    func cells() {
        #expect(form.get(FormTree.table, "Table", "NRows") == result(.variant(.int32(2))))
        #expect(form.get(FormTree.table, "Table", "NColumns") == result(.variant(.int32(3))))
        #expect(ask("GetAccessibleAt", [1, 2]) == result(form.reference(25)))
        #expect(ask("GetIndexAt", [1, 2]) == result(.int32(5)))
        #expect(ask("GetRowAtIndex", [5]) == result(.int32(1)))
        #expect(ask("GetColumnAtIndex", [5]) == result(.int32(2)))
        #expect(ask("GetColumnDescription", [1]) == result(.string("0|1")))
        #expect(ask("GetColumnHeader", [1]) == result(form.reference(21)))
        #expect(ask("GetRowHeader", [1]) == result(form.reference(nil)))
    }

    @Test("AX-48: a cell knows its table, its place and its headers")
    func cell() {
        #expect(form.get(25, "TableCell", "Table") == result(.variant(form.reference(FormTree.table))))
        #expect(form.get(25, "TableCell", "Position") == result(.variant(.tuple([.int32(1), .int32(2)]))))
        #expect(form.ask(25, "TableCell", "GetRowColumnSpan") == result(.bool(true), .int32(1), .int32(2), .int32(1), .int32(1)))
        #expect(form.ask(25, "TableCell", "GetColumnHeaderCells") == result(.array("(so)", [form.reference(22)])))
    }

    @Test("AX-48: the rows of chosen cells are chosen")
    func chosen() {
        form.tree.chosen = [24, 25]
        #expect(ask("GetSelectedRows") == result(.array("i", [.int32(1)])))
        #expect(ask("IsRowSelected", [1]) == result(.bool(true)))
        #expect(ask("IsRowSelected", [0]) == result(.bool(false)))
        #expect(ask("IsSelected", [1, 1]) == result(.bool(true)))
    }

    @Test("AX-50: a place outside of a table is an error")
    func outside() {
        for place: [Int32] in [[2, 0], [0, 3], [-1, 0], [.max, .max]] { #expect(ask("GetAccessibleAt", place) == "InvalidArgs") }
        for index: Int32 in [-1, 6, .max] { #expect(ask("GetRowColumnExtentsAtIndex", [index]) == "InvalidArgs") }
        #expect(form.ask(FormTree.list, "Table", "GetAccessibleAt", [.int32(0), .int32(0)]) == "UnknownMethod")
    }
}
