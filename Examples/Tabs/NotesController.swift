import UIKit

/// Notes, which are made on a sheet.
class NotesController: ListController, NoteSheetDelegate {
    private var notes: [String] = ["Bread"]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(makeNote))
        navigationItem.rightBarButtonItem?.accessibilityLabel = "New note"
        showNotes()
    }

    private func showNotes() {
        rows = notes.map { note in
            let row = RowControl(title: note, symbol: "note.text", tint: .systemYellow)
            row.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
            return row
        }
    }

    @objc private func open(_ row: RowControl) {
        guard let index = rows.firstIndex(of: row) else { return }
        navigationController?.pushViewController(
            MessageController(message: Message(sender: notes[index], text: "A note.")), animated: true)
    }

    @objc private func makeNote() {
        let sheet = NoteSheetController()
        sheet.delegate = self
        let stack = UINavigationController(rootViewController: sheet)
        stack.modalPresentationStyle = .pageSheet
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        stack.sheetPresentationController?.prefersGrabberVisible = true
        present(stack, animated: true)
    }

    func noteSheet(_ sheet: NoteSheetController, didChoose note: String) {
        notes.append(note)
        showNotes()
        dismiss(animated: true)
    }
}
