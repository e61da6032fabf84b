import Foundation
import UIKitContainers
import UIKitLists

/// A page of a document picker: what is in a folder.
final class FolderController: UITableViewController {
    private let folder: DocumentFolder
    private var entries: [DocumentFolder.Entry] = []
    private var chosen: Set<URL> = []
    private let doneItem = UIBarButtonItem()
    private let emptyView = EmptyFolderView(title: "Folder is Empty")

    var allowsMultipleSelection = false
    var showsExtensions = false
    /// True if this folder may be chosen itself.
    var isForFolders = false
    var doneTitle = ""
    /// The user goes into a folder.
    var open: (URL) -> Void = { _ in }
    var done: ([URL]) -> Void = { _ in }
    var cancel: () -> Void = {}

    init(folder: DocumentFolder) {
        self.folder = folder
        super.init(style: .plain)
        title = folder.url.lastPathComponent
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DocumentCell.self, forCellReuseIdentifier: "document")
        tableView.rowHeight = 60
        entries = folder.entries()
        emptyView.detail.text = folder.url.path
        tableView.backgroundView = entries.isEmpty ? emptyView : nil
        let cancelItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        guard isForFolders || allowsMultipleSelection else {
            navigationItem.rightBarButtonItem = cancelItem
            return
        }
        doneItem.title = doneTitle
        doneItem.style = .done
        doneItem.primaryAction = UIAction(title: doneTitle) { [weak self] _ in self?.finish() }
        navigationItem.rightBarButtonItems = [doneItem, cancelItem]
        showWhetherDone()
    }

    private func finish() { done(chosen.isEmpty ? [folder.url] : entries.map(\.url).filter(chosen.contains)) }

    private func showWhetherDone() { doneItem.isEnabled = isForFolders || !chosen.isEmpty }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "document", for: indexPath)
        let entry = entries[indexPath.row]
        (cell as? DocumentCell)?.show(
            entry, isAllowed: folder.allows(entry), isChosen: chosen.contains(entry.url), showsExtension: showsExtensions)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let entry = entries[indexPath.row]
        guard !entry.isFolder else { return open(entry.url) }
        guard folder.allows(entry) else { return }
        guard allowsMultipleSelection else { return done([entry.url]) }
        if chosen.remove(entry.url) == nil { chosen.insert(entry.url) }
        tableView.reloadRows(at: [indexPath], with: .none)
        showWhetherDone()
    }
}
