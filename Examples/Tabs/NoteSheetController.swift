import UIKit

@MainActor protocol NoteSheetDelegate: AnyObject {
    func noteSheet(_ sheet: NoteSheetController, didChoose note: String)
}

/// A sheet on which a note is chosen.
class NoteSheetController: ListController {
    weak var delegate: NoteSheetDelegate?
    private let choices = ["Apples", "Coffee", "Flowers"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New note"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        rows = choices.map { choice in
            let row = RowControl(title: choice, symbol: "plus.circle.fill", tint: .systemBlue)
            row.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
            return row
        }
    }

    @objc private func choose(_ row: RowControl) {
        guard let index = rows.firstIndex(of: row) else { return }
        delegate?.noteSheet(self, didChoose: choices[index])
    }

    @objc private func cancel() { dismiss(animated: true) }
}
