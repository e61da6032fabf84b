import Testing
import UIKitTesting

@testable import UIKitLists

/// Rows whose height is what the constraints in their content view make of it.
@MainActor
struct ConstraintSizingTests {
    @MainActor
    private class NoteCell: UITableViewCell {
        let note = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.numberOfLines = 0
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            place()
        }

        func place() {
            NSLayoutConstraint.activate([
                note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
                note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
                note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Keeps to the margins in place of fixed distances.
    @MainActor
    private final class MarginCell: NoteCell {
        override func place() {
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                note.topAnchor.constraint(equalTo: margins.topAnchor), note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
    }

    @MainActor
    private final class MarginSource: RowSource {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "note") as? MarginCell ?? MarginCell(style: .default, reuseIdentifier: "note")
            cell.note.text = Array(repeating: "Some words of a note.", count: 1 + indexPath.row % 4).joined(separator: " ")
            return cell
        }
    }

    @MainActor
    private final class Source: RowSource {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "note") as? NoteCell ?? NoteCell(style: .default, reuseIdentifier: "note")
            cell.note.text = Array(repeating: "Some words of a note, row \(indexPath.row).", count: 1 + indexPath.row % 4).joined(
                separator: " ")
            return cell
        }
    }

    @Test("A row is as high as its constraints ask for in the width of the table")
    func heights() throws {
        let table = UITableView.shown(Source(rows: 200)) { $0.rowHeight = UITableView.automaticDimension }
        for offset in [0.0, 3000, 500] {
            table.scroll(to: offset)
            let cells = table.visibleCells.compactMap { $0 as? NoteCell }
            #expect(cells.count == table.visibleCells.count)
            #expect(!cells.isEmpty)
            for cell in cells {
                cell.layoutIfNeeded()
                let room = cell.contentView.bounds.width - 40
                let text = cell.note.sizeThatFits(CGSize(width: room, height: 0)).height
                // Thirds of a point have no last digit.
                #expect(cell.note.frame.width == room)
                #expect(abs(cell.note.frame.height - text) < 1e-6)
                #expect(abs(cell.contentView.bounds.height - text - 22) < 1e-6)
                #expect(abs(cell.frame.height - text - 22) < 1e-6)
            }
        }
        let heights = table.visibleCells.map(\.frame.height)
        #expect(Set(heights).count > 1)
    }

    @Test("Margins count as those that the row has once it is laid out, from its first showing on")
    func margins() throws {
        let table = UITableView.shown(MarginSource(rows: 20)) { $0.rowHeight = UITableView.automaticDimension }
        let cells = table.visibleCells.compactMap { $0 as? MarginCell }
        #expect(cells.count > 3)
        for cell in cells {
            cell.layoutIfNeeded()
            let room = cell.contentView.bounds.inset(by: cell.contentView.layoutMargins)
            let text = cell.note.sizeThatFits(CGSize(width: room.width, height: 0)).height
            #expect(cell.contentView.layoutMargins.top == 11)
            #expect(abs(cell.note.frame.height - text) < 1e-6)
        }
    }
}
