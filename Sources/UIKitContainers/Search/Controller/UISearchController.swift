public import Foundation
@_spi(ForasteroInternal) public import UIKitCore
public import UIKitText

/// Has a search bar, and shows what is found while a person searches.
///
/// Its bar is in a navigation item, or where the app has put it. A tap on the field presents the controller over the content that is
/// searched; Cancel takes it away again, and empties the field. What is found is shown by a controller of the app's, or in the content
/// itself.
// apple: https://developer.apple.com/documentation/uikit/uisearchcontroller
// The bodies of the members are in `UISearchController+….swift`.
@preconcurrency @MainActor @objcMembers open class UISearchController: UIViewController {
    @nonobjc private let bar = UISearchBar(frame: .zero)
    @nonobjc private let results: UIViewController?
    @nonobjc var state = SearchState()
    @nonobjc var home = SearchBarHome()

    // MARK: Creating

    /// - Parameter searchResultsController: shows what is found; nil where the content that is searched does so itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A controller that searches in place.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        // Apps put it at the head of a table as it is.
        bar.frame.size = bar.sizeThatFits(UIScreen.main.bounds.size)
        bar.owner = self
        modalPresentationStyle = .custom
    }

    // MARK: The search

    /// Is notified of the searched text. Not kept alive. Default: nil.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Is notified when the search begins and ends. Not kept alive. Default: nil.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// True if the controller is presented. Setting it presents the controller, if its bar is on screen, or dismisses it.
    open var isActive: Bool {
        get { state.isActive }
        set { setActive(newValue) }
    }

    /// The controller that shows the results; nil where the searched content does so itself.
    open var searchResultsController: UIViewController? { results }

    /// The bar. It may have a delegate of the app's besides.
    open var searchBar: UISearchBar { bar }

    /// Where the bar is in a navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { bar.placement == .navigationInline ? .inline : .stacked }

    // MARK: How it is presented

    /// True if the content that is searched is dimmed, and a tap on it ends the search. Does not matter while results are shown.
    /// Default: false.
    open var obscuresBackgroundDuringPresentation = false { didSet { showContent() } }

    /// The former name of ``obscuresBackgroundDuringPresentation``.
    @available(iOS, deprecated: 12.0, message: "Use obscuresBackgroundDuringPresentation instead")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// True if a navigation bar gives all of its room to the search. Default: true.
    open var hidesNavigationBarDuringPresentation = true

    // MARK: What is shown by itself

    /// True if the results are shown as long as there is something to search for. Default: true.
    open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }

    /// True if the results are shown. Setting it turns ``automaticallyShowsSearchResultsController`` off.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? showsResultsNow : state.showsResults }
        set { setShowsResults(newValue) }
    }

    /// True if the Cancel button comes and goes with the search. Setting the bar's `showsCancelButton` turns it off. Default: true.
    open var automaticallyShowsCancelButton = true { didSet { showButtons(animated: false) } }

    /// True if scopes come and go with the search. Setting the bar's `showsScopeBar` turns it off. Default: true.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { if newValue != automaticallyShowsScopeBar { scopeBarActivation = newValue ? .automatic : .manual } }
    }

    /// When scopes are shown. Default: ``ScopeBarActivation/automatic``.
    open var scopeBarActivation = UISearchController.ScopeBarActivation.automatic { didSet { showButtons(animated: false) } }

    /// Searches that are offered in front of the results. When one is chosen, ``searchResultsUpdater`` is notified, and the property is set
    /// to nil, as it is when the text or the scope changes, and when the search ends. Default: nil.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }

    /// True if no suggestions are shown where the bar is below the buttons of a navigation bar. Default: false.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showSuggestions() } }

    // MARK: Overriding

    open override func loadView() {
        let view = SearchControllerView(frame: UIScreen.main.bounds)
        view.dimming.addTarget(self, action: #selector(dimmingTapped), for: .touchUpInside)
        view.didLayOut = { [weak self] in self?.contentDidLayOut() }
        self.view = view
    }

    @objc private func dimmingTapped() { isActive = false }

    @_spi(ForasteroInternal)
    @nonobjc open override func ownPresentationController(presenting: UIViewController?, isAdapted: Bool) -> UIPresentationController? {
        SearchPresentation(presentedViewController: self, presenting: presenting)
    }

    /// That of the content that is searched.
    open override var childForStatusBarStyle: UIViewController? { nil }
}
