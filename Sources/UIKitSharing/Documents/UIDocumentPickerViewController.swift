internal import DesktopServices
import Foundation
import UIKitContainers
public import UniformTypeIdentifiers

/// Lets the user choose files in the home folder, or a folder into which files are put.
///
/// On a desktop whose portal has a dialogue for files, that is shown. Else the picker has pages of its own: it begins in the home folder, or
/// in the one that the variable `FORASTERO_DOCUMENTS` names.
// apple: https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor @objcMembers open class UIDocumentPickerViewController: UIViewController {
    private let exported: [URL]
    private let types: [UTType]
    private var hasEnded = false
    private var hasAskedDesktop = false
    /// Receives the result for a controller of our own that presents the picker.
    var ended: ([URL]) -> Void = { _ in }

    // MARK: Making one

    /// Opens files.
    /// - Parameters:
    ///   - contentTypes: the types that may be chosen. `folder` lets folders be chosen.
    ///   - asCopy: whether copies are handed over, and not the files themselves.
    // apple: https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller/init(foropeningcontenttypes:ascopy:)
    @nonobjc public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        _require(!contentTypes.isEmpty, "You must provide at least one content type to UIDocumentPickerViewController.")
        types = contentTypes
        exported = []
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Puts files into a folder.
    /// - Parameter asCopy: whether they stay where they are, too.
    // apple: https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller/init(forexporting:ascopy:)
    @nonobjc public init(forExporting urls: [URL], asCopy: Bool = false) {
        _require(!urls.isEmpty, "You must provide at least one URL to UIDocumentPickerViewController.")
        types = []
        exported = urls
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Opens files of types that are given by their names.
    @nonobjc public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? .data }, asCopy: mode == .import)
    }

    /// Puts a file into a folder.
    @nonobjc public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(forExporting: [url], asCopy: mode == .exportToService)
    }

    /// Puts files into a folder.
    @nonobjc public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// Nil: a picker is not kept.
    public required init?(coder: NSCoder) { nil }

    // MARK: What it does

    /// Receives the chosen files. Default: nil.
    @nonobjc open weak var delegate: (any UIDocumentPickerDelegate)?
    /// The purpose, as it was made.
    public let documentPickerMode: UIDocumentPickerMode
    /// True if several files may be chosen. Default: false.
    open var allowsMultipleSelection = false
    /// The folder to begin in. Default: nil, the home folder.
    open var directoryURL: URL?
    /// True if names are shown with their extensions. Default: false.
    open var shouldShowFileExtensions = false

    // MARK: Overriding

    open override func viewDidLoad() {
        super.viewDidLoad()
        if DesktopUse.bus == nil { showPages() } else { view.backgroundColor = .systemBackground }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard children.isEmpty, !hasAskedDesktop, let bus = DesktopUse.bus else { return }
        hasAskedDesktop = true
        desktopDialogue.open(on: bus) { [weak self] choice in
            switch choice {
            case .chosen(let urls): self?.finish(urls)
            case .cancelled: self?.finish([])
            case .unavailable: self?.showPages()
            }
        }
    }

    /// The desktop's own dialogue for what this one is for.
    var desktopDialogue: FileChooser {
        var dialogue = FileChooser(title: exported.isEmpty ? "Open" : "Save")
        dialogue.isForFolders = !exported.isEmpty || types == [.folder]
        dialogue.allowsMultiple = allowsMultipleSelection && exported.isEmpty
        dialogue.media = MediaNames.names(of: types)
        dialogue.folder = directoryURL
        return dialogue
    }

    private func showPages() {
        guard !hasEnded else { return }
        let pages = UINavigationController(rootViewController: page(of: directoryURL ?? UserFolder.documents.url))
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { end(with: []) }
    }

    // MARK: Pages

    private func page(of folder: URL) -> FolderController {
        let page = FolderController(folder: DocumentFolder(url: folder, types: types))
        page.allowsMultipleSelection = allowsMultipleSelection
        page.showsExtensions = shouldShowFileExtensions
        page.isForFolders = !exported.isEmpty || types.contains(.folder)
        page.doneTitle = exported.isEmpty ? "Open" : "Save"
        page.open = { [weak self, weak page] inner in
            guard let self else { return }
            page?.navigationController?.pushViewController(self.page(of: inner), animated: true)
        }
        page.done = { [weak self] in self?.finish($0) }
        page.cancel = { [weak self] in self?.finish([]) }
        return page
    }

    private func finish(_ chosen: [URL]) {
        do {
            end(with: try outcome(of: chosen))
            dismiss(animated: true)
        } catch {
            let alert = UIAlertController(title: "The file cannot be used", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    /// The files that the delegate gets: themselves, copies of them, or those that went out.
    private func outcome(of chosen: [URL]) throws -> [URL] {
        guard !chosen.isEmpty else { return [] }
        return switch documentPickerMode {
        case .open: chosen
        case .import: try chosen.map { try DocumentFolder.copyForImport($0) }
        case .exportToService: try exported.map { try DocumentFolder.put($0, into: chosen[0], removing: false) }
        case .moveToService: try exported.map { try DocumentFolder.put($0, into: chosen[0], removing: true) }
        }
    }

    private func end(with urls: [URL]) {
        guard !hasEnded else { return }
        hasEnded = true
        tell(urls)
        ended(urls)
    }

    private func tell(_ urls: [URL]) {
        guard let delegate else { return }
        if urls.isEmpty {
            delegate.documentPickerWasCancelled?(self)
        } else if delegate.responds(to: #selector(UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:))) {
            delegate.documentPicker?(self, didPickDocumentsAt: urls)
        } else {
            delegate.documentPicker?(self, didPickDocumentAt: urls[0])
        }
    }
}
