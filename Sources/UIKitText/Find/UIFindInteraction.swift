import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Lets people search in a view: shows a panel with a search text and a replacement, and hands both to a session.
///
/// Command-F and its kin come here from the view and from all that is in it.
// apple: https://developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor @objcMembers open class UIFindInteraction: UIObject, UIInteraction {
    private var navigator: FindNavigator?
    private var givenSearchText: String?
    private var givenReplacementText: String?

    /// - Parameter sessionDelegate: is not kept alive.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Who makes sessions. Not kept alive.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) { dismissFindNavigator() }
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: The panel

    /// True if the panel is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }
    /// The search that goes on; nil while no panel is shown.
    open private(set) var activeFindSession: UIFindSession?

    /// The text to be found. It stays while the panel is gone, and may be set then. Default: nil.
    open var searchText: String? {
        get { givenSearchText }
        set {
            guard newValue != givenSearchText else { return }
            givenSearchText = newValue
            navigator?.showTexts()
        }
    }

    /// The text that replaces a result. Default: nil.
    open var replacementText: String? {
        get { givenReplacementText }
        set {
            guard newValue != givenReplacementText else { return }
            givenReplacementText = newValue
            navigator?.showTexts()
        }
    }

    /// Makes the menu of the panel from what is in it by itself. Nil for an answer shows none. Default: nil, the menu as it is.
    @nonobjc open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Shows the panel with the insertion point in it. One that is shown already only shows or hides its second field.
    ///
    /// Nothing comes if the view is in no window, the delegate has no session, or the present first responder refuses to resign.
    /// - Parameter showingReplace: whether there is a field for a text to put in the place of what is found, if the session can do that.
    @objc(presentFindNavigatorShowingReplace:)
    open func presentFindNavigator(showingReplace: Bool) {
        if let navigator { return navigator.begin(showingReplace: showingReplace) }
        guard let view, view.window != nil, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        (session as? UITextSearchingFindSession)?.interaction = self
        let navigator = FindNavigator(of: self, in: view, for: session)
        guard navigator.show(showingReplace: showingReplace) else { return }
        self.navigator = navigator
        activeFindSession = session
        delegate?.findInteraction?(self, didBegin: session)
        navigator.search()
    }

    /// Takes the panel away, and what was found is forgotten. Does nothing if none is shown.
    open func dismissFindNavigator() {
        guard let navigator, let session = activeFindSession else { return }
        (self.navigator, activeFindSession) = (nil, nil)
        navigator.hide()
        session.invalidateFoundResults()
        delegate?.findInteraction?(self, didEnd: session)
    }

    /// Goes to the next match; without a panel, shows it if there is a text to be searched for.
    open func findNext() { move(.forward) }
    /// Goes to the position before.
    open func findPrevious() { move(.backward) }

    private func move(_ direction: UITextStorageDirection) {
        guard let session = activeFindSession else {
            if givenSearchText?.isEmpty == false { presentFindNavigator(showingReplace: false) }
            return
        }
        session.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// The session has found more, or less, or another position is looked at: the panel asks it again.
    open func updateResultCount() { navigator?.updateCount() }

    // MARK: From the panel

    @nonobjc func typed(search: String) { givenSearchText = search }
    @nonobjc func typed(replacement: String) { givenReplacementText = replacement }
}

extension UIFindInteraction: FindCommandReceiver {
    package func canPerform(_ command: FindCommand) -> Bool { view?.window != nil && command != .useSelection }

    package func perform(_ command: FindCommand) {
        switch command {
        case .find: presentFindNavigator(showingReplace: false)
        case .findAndReplace: presentFindNavigator(showingReplace: true)
        case .findNext: findNext()
        case .findPrevious: findPrevious()
        case .useSelection: break
        }
    }
}
