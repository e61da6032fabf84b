import Foundation
import UIKitControls

/// The share sheet: offers what can be done with some items.
///
/// On this system it can copy, save pictures and files, write an e-mail and open an address in the browser, as far as there is a desktop
/// for the latter two (SV-61), besides the activities of the application. It is presented as a popover where the width is regular, and
/// must know then where that belongs.
// apple: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor @objcMembers open class UIActivityViewController: UIViewController {
    /// Takes the activity that the user has chosen, and whether it was done.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// Takes the activity that the user has chosen, whether it was done, what an extension returned (here nothing), and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private var items: SharedItems
    private var configured: ConfiguredSharing?
    private let applicationActivities: [UIActivity]
    private lazy var run = ActivityRun(controller: self, items: items)
    private var ending: (type: UIActivity.ActivityType?, completed: Bool) = (nil, false)
    private var sheet: ShareSheetView? { viewIfLoaded as? ShareSheetView }

    /// - Parameters:
    ///   - activityItems: texts, addresses, pictures, files; or objects that stand for them (``UIActivityItemSource``).
    ///   - applicationActivities: the application's own, which come before those of the system.
    // apple: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:)
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = SharedItems(items: activityItems)
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 375, height: 480)
        popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }

    /// Shares what a configuration hands out: the sheet offers what can be done when all of it is loaded.
    ///
    /// What fails to load is left out. Where a provider never answers nothing is offered, and the user can close the sheet.
    // apple: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(activityitemsconfiguration:)
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let sharing = ConfiguredSharing(activityItemsConfiguration)
        self.init(activityItems: [], applicationActivities: sharing.activities)
        configured = sharing
    }

    /// Nil: a share sheet is not kept.
    public required init?(coder: NSCoder) { nil }

    /// Called once, when the sheet has gone; forgotten afterwards. Nobody chose anything where the activity is nil (SV-58).
    @nonobjc open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The same with less to say; called only where ``completionWithItemsHandler`` is nil.
    @nonobjc open var completionHandler: CompletionHandler?
    /// Activities that are not to be offered. To be set before the sheet is presented. Default: nil.
    @nonobjc open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// True if a large activity may be at the top. Kept; there is none here. Default: true.
    open var allowsProminentActivity = true

    // MARK: Overriding

    open override func loadView() { view = ShareSheetView() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        sheet?.header.closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        sheet?.list.choose = { [weak self] in self?.run.begin($0) }
        if let configured { load(configured) } else { showItems() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { tell() }
    }

    // MARK: Internal

    private func showItems() {
        let placeholders = items.placeholders(for: self)
        sheet?.header.show(SharePreview(of: placeholders, subject: items.subject(for: nil, in: self)))
        sheet?.list.show(offered(for: placeholders))
    }

    private func load(_ sharing: ConfiguredSharing) {
        sheet?.header.show(SharePreview(of: [], subject: sharing.title))
        _ = ProvidedItems(sharing.providers) { [weak self] values in
            guard let self else { return }
            items = SharedItems(items: values, title: sharing.title, messageBody: sharing.messageBody)
            showItems()
        }
    }

    /// Those that can be done with the items, and are not excluded.
    private func offered(for placeholders: [Any]) -> [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        return (applicationActivities + SystemActivities.all()).filter { activity in
            !(activity.activityType.map(excluded.contains) ?? false) && activity.canPerform(withActivityItems: placeholders)
        }
    }

    /// The activity is over: goes, with what is presented over it.
    func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        ending = (type, completed)
        guard let presenter = presentingViewController else { return tell() }
        presenter.dismiss(animated: true)
    }

    private func tell() {
        let (handler, former) = (completionWithItemsHandler, completionHandler)
        completionWithItemsHandler = nil
        completionHandler = nil
        if let handler { handler(ending.type, ending.completed, nil, nil) } else { former?(ending.type, ending.completed) }
    }
}
