public import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Shows a search controller as a part of an app's own screens, instead of presenting it.
// apple: https://developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller
@preconcurrency @MainActor @objcMembers open class UISearchContainerViewController: UIViewController {
    private let shown: UISearchController

    /// - Parameter searchController: kept alive. Its search is active as long as this controller is there.
    public init(searchController: UISearchController) {
        shown = searchController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        shown = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    /// The controller that is shown.
    open var searchController: UISearchController { shown }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(shown)
        shown.view.frame = view.bounds
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        shown.beginInContainer()
    }
}
