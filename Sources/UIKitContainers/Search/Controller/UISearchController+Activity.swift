import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

// How a search begins and ends.
extension UISearchController {
    func setActive(_ isActive: Bool) {
        guard isActive != state.isActive else { return }
        if isActive { begin() } else { end() }
    }

    /// The page whose content is searched: the one on top where the bar is in its navigation bar, else the controller around the bar.
    var searchedPage: UIViewController? {
        guard let around = controller(around: searchBar) else { return nil }
        guard let item = state.item, let navigation = around as? UINavigationController else { return nil }
        return navigation.stack.last { $0.navigationItem === item }
    }

    private func controller(around view: UIView) -> UIViewController? {
        var next: UIResponder? = view.next
        while let responder = next {
            if let controller = responder as? UIViewController { return controller }
            next = responder.next
        }
        return nil
    }

    /// True if the rest of the navigation bar gives way to the search.
    var isAloneInBar: Bool {
        state.looksActive && hidesNavigationBarDuringPresentation && state.item != nil && searchBar.placement == .navigationRow
    }

    private func begin() {
        guard searchBar.window != nil, let source = searchedPage ?? controller(around: searchBar), presentingViewController == nil else {
            return
        }
        if let present = delegate?.presentSearchController {
            present(self)
            return
        }
        state.isActive = true
        state.isOwnChange = true
        delegate?.willPresentSearchController?(self)
        // The updater is called before the next frame, and mostly is the controller of the results.
        searchResultsController?.loadViewIfNeeded()
        source.present(self, animated: UIView.areAnimationsEnabled)
    }

    func end() {
        guard state.isActive else { return }
        state.isOwnChange = true
        delegate?.willDismissSearchController?(self)
        settleEnd()
        guard parent == nil, presentingViewController != nil else {
            showInactive()
            state.isOwnChange = false
            delegate?.didDismissSearchController?(self)
            return
        }
        if searchBar.searchTextField.isFirstResponder { searchBar.resignFirstResponder() }
        presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in self?.beginAgainIfEditing() }
    }

    /// A tap into the bar while the search was still going has begun the editing, but could present nothing yet.
    private func beginAgainIfEditing() {
        guard searchBar.searchTextField.isFirstResponder, !state.isActive else { return }
        begin()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Nothing is searched for any more.
    private func settleEnd() {
        state.isEnding = true
        searchBar.searchTextField.tokens = []
        searchBar.text = ""
        state.isEnding = false
        state.isActive = false
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // MARK: Presentation

    func presentationWillBegin() {
        state.isActive = true
        guard let view = viewIfLoaded as? SearchControllerView else { return }
        takeInResults(view)
        showContent()
    }

    /// A bar at the head of a table stays in sight while the table is scrolled.
    private func takeInBar() {
        guard state.item == nil, let view = viewIfLoaded as? SearchControllerView, view.window != nil, view.bar == nil else { return }
        UIView.performWithoutAnimation {
            let frame = searchBar.superview.map { $0.convert(searchBar.frame, to: view) }
            guard home.move(searchBar, into: view) else { return }
            if let frame { searchBar.frame = frame }
            searchBar.reachesTop = true
        }
        view.bar = searchBar.superview === view ? searchBar : nil
    }

    /// Shown by a container: the search is active from the beginning.
    func beginInContainer() {
        guard !state.isActive else { return }
        presentationWillBegin()
        takeInBar()
        showButtons(animated: false)
    }

    private func takeInResults(_ view: SearchControllerView) {
        guard let results = searchResultsController else { return }
        addChild(results)
        results.loadViewIfNeeded()
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.results = results.view
        results.didMove(toParent: self)
    }

    /// Shows the state of an active search. To be called inside of an animation.
    func showActive() {
        state.looksActive = true
        takeInBar()
        if state.item == nil, hidesNavigationBarDuringPresentation, view.window != nil, searchBar.superview === view {
            home.hideBar(of: presentingViewController as? UINavigationController ?? presentingViewController?.navigationController)
        }
        showButtons(animated: true)
        layOutNavigationBar()
    }

    func presentationDidEnd(_ completed: Bool) {
        guard completed else { return dismissalDidEnd(true) }
        takeInBar()
        guard state.isOwnChange else { return }
        state.isOwnChange = false
        delegate?.didPresentSearchController?(self)
    }

    func dismissalWillBegin() {
        guard state.isActive else { return }
        // The app dismisses the controller itself.
        settleEnd()
        if searchBar.searchTextField.isFirstResponder { searchBar.resignFirstResponder() }
    }

    func showInactive() {
        state.looksActive = false
        home.showBar()
        showButtons(animated: true)
        layOutNavigationBar()
    }

    func dismissalDidEnd(_ completed: Bool) {
        guard completed else { return }
        if let view = viewIfLoaded as? SearchControllerView {
            if view.bar != nil {
                view.bar = nil
                searchBar.reachesTop = false
                home.putBack(searchBar)
            }
            view.results = nil
        }
        if let results = searchResultsController, results.parent === self {
            results.willMove(toParent: nil)
            results.removeFromParent()
        }
        guard state.isOwnChange else { return }
        state.isOwnChange = false
        delegate?.didDismissSearchController?(self)
    }

    /// Has the navigation bar take the height that it has with the search, and its page too.
    private func layOutNavigationBar() {
        guard let item = state.item, let navigation = searchBar.navigationController(of: item) else { return }
        navigation.keepContentAtBeginning { item.searchDidChange(animated: false) }
    }
}

extension UISearchBar {
    /// The navigation controller in whose bar this one stands.
    func navigationController(of item: UINavigationItem) -> UINavigationController? {
        var next: UIResponder? = self
        while let responder = next {
            if let controller = responder as? UINavigationController { return controller }
            next = responder.next
        }
        return nil
    }
}
