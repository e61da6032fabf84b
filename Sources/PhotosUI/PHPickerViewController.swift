internal import DesktopServices
import Foundation
@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
package import UIKitSharing

/// Receives the pictures that the user has chosen, and dismisses the picker.
// apple: https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user has chosen pictures, or none: then the array is empty. The delegate dismisses the picker (SV-70).
    @MainActor func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures out of the folder of pictures, without asking for permission.
///
/// On a desktop whose portal has a dialogue for files, that is shown. Else there is a grid of our own.
///
/// The folder is the desktop's `Pictures`, or the one that the variable `FORASTERO_PICTURES` names.
// apple: https://developer.apple.com/documentation/photosui/phpickerviewcontroller
@preconcurrency @MainActor @objcMembers open class PHPickerViewController: UIViewController {
    /// As it was made.
    @nonobjc public let configuration: PHPickerConfiguration
    /// Receives the chosen pictures. Default: nil.
    @nonobjc open weak var delegate: (any PHPickerViewControllerDelegate)?
    private var hasEnded = false
    private var hasAskedDesktop = false
    /// Where the pictures are.
    @nonobjc package var folder = PictureFolder.user

    /// A picker that shows what a configuration says, which is copied.
    // apple: https://developer.apple.com/documentation/photosui/phpickerviewcontroller/init(configuration:)
    @nonobjc public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Nil: a picker is not kept.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if canAskDesktop { view.backgroundColor = .systemBackground } else { showGrid() }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard children.isEmpty, !hasAskedDesktop, canAskDesktop, let bus = DesktopUse.bus else { return }
        hasAskedDesktop = true
        folder.dialogue(allowsMultiple: configuration.selectionLimit != 1).open(on: bus) { [weak self] choice in
            switch choice {
            case .chosen(let files): self?.take(files)
            case .cancelled: self?.finish([])
            case .unavailable: self?.showGrid()
            }
        }
    }

    /// The desktop's dialogue knows no picture that is chosen before, and shows no films.
    private var canAskDesktop: Bool {
        DesktopUse.bus != nil && configuration.filter?.showsImages != false && configuration.preselectedAssetIdentifiers.isEmpty
    }

    /// The desktop knows neither how many may be chosen, nor that they must be pictures.
    private func take(_ files: [URL]) {
        let pictures = files.filter { UTType(filenameExtension: $0.pathExtension)?.conforms(to: .image) == true }
        guard !pictures.isEmpty else { return showGrid() }
        let limit = configuration.selectionLimit
        finish(Array(pictures.prefix(limit == 0 ? pictures.count : limit)))
    }

    private func showGrid() {
        let isEmpty = configuration.filter?.showsImages == false
        let grid = PictureGridController(folder: isEmpty ? .none : folder)
        grid.choose = { [weak self] in self?.finish([$0]) }
        grid.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
        if configuration.selectionLimit != 1 { letSeveralBeChosen(in: grid) }
        let pages = UINavigationController(rootViewController: grid)
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    private func letSeveralBeChosen(in grid: PictureGridController) {
        grid.selectionLimit = configuration.selectionLimit
        let preselected = preselectedFiles()
        grid.choose(preselected)
        let add = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [weak self, weak grid] _ in self?.finish(grid?.chosen ?? []) })
        add.style = .done
        add.isEnabled = !preselected.isEmpty
        grid.navigationItem.rightBarButtonItem = add
        grid.chosenDidChange = { [weak grid, weak add] in add?.isEnabled = !preselected.isEmpty || grid?.chosen.isEmpty == false }
    }

    /// In the order in which the configuration names them.
    private func preselectedFiles() -> [URL] {
        guard configuration.namesAssets, !configuration.preselectedAssetIdentifiers.isEmpty else { return [] }
        let files = Dictionary(folder.pictures().map { (PictureIdentifier.make(for: $0), $0) }) { first, _ in first }
        var known: Set<String> = []
        return configuration.preselectedAssetIdentifiers.filter { known.insert($0).inserted }.compactMap { files[$0] }
    }

    private func finish(_ files: [URL]) {
        guard !hasEnded else { return }
        hasEnded = true
        delegate?.picker(self, didFinishPicking: files.compactMap(result))
    }

    private func result(_ file: URL) -> PHPickerResult? {
        let identifier = configuration.namesAssets ? PictureIdentifier.make(for: file) : nil
        if let identifier, configuration.selectionLimit != 1, configuration.preselectedAssetIdentifiers.contains(identifier) {
            return PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: identifier)
        }
        return NSItemProvider(contentsOf: file).map { PHPickerResult(itemProvider: $0, assetIdentifier: identifier) }
    }
}
