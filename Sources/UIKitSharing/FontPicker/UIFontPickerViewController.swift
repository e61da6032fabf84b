import Foundation
@_spi(ForasteroInternal) import UIKitContainers
@_spi(ForasteroInternal) import UIKitCore

/// Lets the user pick a font among those that are installed: a list of families, with a field to search in.
///
/// Present it as it is. Fonts that the app has brought along are in the list, too.
// apple: https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor @objcMembers open class UIFontPickerViewController: UIViewController {
    /// Is told what is picked. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// Which fonts are listed, as a copy: changing it changes no picker.
    @nonobjc open var configuration: Configuration { settings.copy() as? Configuration ?? Configuration() }

    /// The font that is picked: a family, or a face of one. Setting it marks it in the list, and tells nobody. Default: nil.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { if !isPicking { for page in lists { page.showPicked(animated: false) } } }
    }

    private let settings: Configuration
    private let pages = UINavigationController()
    private var isPicking = false
    private var lists: [FontListController] { pages.viewControllers.compactMap { $0 as? FontListController } }

    /// The size in a popover, in points.
    private static let popoverSize = CGSize(width: 320, height: 560)

    /// A picker that lists what a configuration says, which is copied.
    // apple: https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/init(configuration:)
    @nonobjc public init(configuration: Configuration) {
        settings = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = Self.popoverSize
    }

    /// A picker of families.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        settings = Configuration()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        preferredContentSize = Self.popoverSize
    }

    /// A picker of families.
    public required init?(coder: NSCoder) {
        settings = Configuration()
        super.init(coder: coder)
        preferredContentSize = Self.popoverSize
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pages.setViewControllers([makeFamilies()], animated: false)
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for list in lists { list.showPicked(animated: false) }
    }

    // MARK: Pages

    private func makeFamilies() -> FontListController {
        let rows = FontSelection(settings).families().map { family in
            FontListController.Row(
                title: family.name, descriptor: UIFontDescriptor(fontAttributes: [.family: family.name]), family: family)
        }
        let list = makeList(rows, title: title ?? "Choose Font")
        list.addSearch()
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        if settings.includeFaces { list.showFaces = { [weak self] in self?.showFaces(of: $0) } }
        return list
    }

    private func showFaces(of family: FontSelection.Family) {
        let rows = family.faces.map { face in
            FontListController.Row(
                title: face.title, descriptor: UIFontDescriptor(fontAttributes: [.name: face.name, .family: family.name]))
        }
        pages.pushViewController(makeList(rows, title: family.name), animated: true)
    }

    private func makeList(_ rows: [FontListController.Row], title: String) -> FontListController {
        let list = FontListController(rows, title: title, usesSystemFont: settings.displayUsingSystemFont)
        list.isPicked = { [weak self] in self?.isPicked($0) == true }
        list.pick = { [weak self] in self?.pick($0) }
        return list
    }

    private func isPicked(_ row: FontListController.Row) -> Bool {
        guard let selectedFontDescriptor else { return false }
        if let family = row.family { return selectedFontDescriptor.object(forKey: .family) as? String == family.name }
        return selectedFontDescriptor.postscriptName == row.descriptor.postscriptName
    }

    // MARK: Ending

    private func pick(_ row: FontListController.Row) {
        isPicking = true
        selectedFontDescriptor = row.descriptor
        isPicking = false
        delegate?.fontPickerViewControllerDidPickFont?(self)
    }

    private func cancel() {
        delegate?.fontPickerViewControllerDidCancel?(self)
        // A delegate that has sent it away must not lose the page below, too.
        guard presentingViewController != nil, !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: true)
    }
}
