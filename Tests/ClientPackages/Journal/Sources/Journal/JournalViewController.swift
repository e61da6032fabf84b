import JournalKit
import UIKit

class DatedEntryView: EntryView {
    var day = "Monday"

    override func summary() -> String { day + ": " + super.summary() }
}

/// Keeps one entry, and how often it changed.
class JournalViewController: UIViewController, EntryViewDelegate {
    let entry = DatedEntryView(frame: CGRect(x: 20, y: 100, width: 350, height: 80))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        entry.delegate = self
        entry.tag = 7
        view.addSubview(entry)
    }

    func entryViewDidChange(_ entryView: EntryView) { changes += 1 }
}

/// Adds an optional method that its superclass left out: found by name, as on iOS.
class StrictJournalViewController: JournalViewController {
    private(set) var refusals = 0

    func entryView(_ entryView: EntryView, shouldChangeTo text: String) -> Bool { !text.isEmpty }

    func entryViewDidRefuse(_ entryView: EntryView) { refusals += 1 }
}
