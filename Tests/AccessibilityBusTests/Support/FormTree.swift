@testable import AccessibilityBus

/// A window with a button, a slider, a text, a heading, a list of three rows of which the second is chosen, a table of data of two rows
/// and three columns, and a picture.
final class FormTree: AccessibleTree {
    static let (window, button, slider, text, heading, list, table, picture) = (1, 2, 3, 4, 5, 6, 7, 8)
    static let rows = [10, 11, 12]
    static let cells = 20..<26
    var performed: [Int] = []
    var amount = 50.0
    var written = "Zoë 🦊 ok"
    var selection = 4..<5
    var edits: [TextEdit] = []
    var choosesSeveral = false
    var chosen: Set<Int> = [11]
    var turns = 0
    /// The numbers of objects that were described.
    var described: [Int] = []

    func answersWillBegin() { turns += 1 }

    func children(of id: Int) -> [Int] {
        switch id {
        case AccessibilityBus.root: [Self.window]
        case Self.window: [Self.button, Self.slider, Self.text, Self.list]
        case Self.list: Self.rows
        case Self.table: Array(Self.cells)
        default: []
        }
    }

    func node(_ id: Int) -> AccessibleNode? {
        described.append(id)
        switch id {
        case AccessibilityBus.root: return made(.application, "Form", parent: nil)
        case Self.window: return made(.frame, "Form", parent: AccessibilityBus.root)
        case Self.button: return made(.pushButton, "Save", parent: Self.window)
        case Self.slider: return made(.slider, "Volume", parent: Self.window)
        case Self.text: return made(.entry, "Name", parent: Self.window)
        case Self.heading: return made(.heading, "Formular", parent: Self.window)
        case Self.list: return made(.list, "Days", parent: Self.window)
        case Self.table: return made(.table, "Prices", parent: Self.window)
        case Self.picture: return made(.image, "Fox", parent: Self.window)
        case _ where Self.rows.contains(id): return made(.listItem, "Row \(id)", parent: Self.list, chosen.contains(id) ? .selected : [])
        case _ where Self.cells.contains(id): return cell(id)
        default: return nil
        }
    }

    private func cell(_ id: Int) -> AccessibleNode {
        let (row, column) = (id - Self.cells.lowerBound).quotientAndRemainder(dividingBy: 3)
        var node = made(.tableCell, "\(row)|\(column)", parent: Self.table, chosen.contains(id) ? .selected : [])
        node.cell = AccessibleCell(table: Self.table, rows: row..<row + 1, columns: column..<column + 1)
        return node
    }

    private func made(_ role: AccessibleRole, _ name: String, parent: Int?, _ states: AccessibleStates = []) -> AccessibleNode {
        var node = AccessibleNode(role: role, name: name)
        (node.parent, node.states) = (parent, states)
        node.frame = .init(x: 10, y: 20, width: 30, height: 40)
        switch role {
        case .pushButton: node.actions = ["activate", "Delete"]
        case .heading: (node.headingLevel, node.language) = (2, "de-AT")
        case .slider: node.amount = .init(current: amount, range: 0...100, step: 10)
        case .entry: (node.text, node.selection, node.states) = (written, selection, [.editable, .selectableText])
        case .list: (node.choosesChildren, node.states) = (true, choosesSeveral ? .multiselectable : [])
        case .listItem:
            node.states.insert(.selectable)
            node.place = (Self.rows.firstIndex { name == "Row \($0)" }.map { $0 + 1 } ?? 0, 1_000_000)
        case .table: node.table = AccessibleTable(rows: 2, columns: 3)
        default: break
        }
        return node
    }

    func perform(_ action: Int, on id: Int) -> Bool {
        performed.append(action)
        if Self.rows.contains(id) { chosen = choosesSeveral ? chosen.symmetricDifference([id]) : [id] }
        return true
    }

    func setAmount(_ amount: Double, of id: Int) -> Bool {
        self.amount = amount
        return true
    }

    func replaceText(in range: Range<Int>, with text: String, of id: Int) -> Bool {
        var scalars = Array(written.unicodeScalars)
        scalars.replaceSubrange(range, with: text.unicodeScalars)
        written = TextUnits.text(scalars[...])
        return true
    }

    func selectText(_ range: Range<Int>, of id: Int) -> Bool {
        selection = range
        return true
    }

    /// Each character is as wide as ten pixels.
    func frame(ofText range: Range<Int>, of id: Int) -> AccessibleNode.Frame? {
        .init(x: 10 + Int32(range.lowerBound) * 10, y: 20, width: Int32(range.count) * 10, height: 16)
    }

    func textOffset(atX x: Int32, y: Int32, of id: Int) -> Int? { y >= 20 && y < 36 ? Int(x - 10) / 10 : nil }

    func editText(_ edit: TextEdit, of id: Int) -> Bool {
        edits.append(edit)
        return true
    }

    func cell(inRow row: Int, column: Int, of id: Int) -> Int? { Self.cells.lowerBound + row * 3 + column }
    func headers(ofRow row: Int, of id: Int) -> [Int] { [] }
    func headers(ofColumn column: Int, of id: Int) -> [Int] { [Self.cells.lowerBound + column] }
    func focus(_ id: Int) -> Bool { true }
    func scrollToShow(_ id: Int) -> Bool { true }
    func screenReaderDidChange(isRunning: Bool) {}
    func listenersDidChange() {}
}
