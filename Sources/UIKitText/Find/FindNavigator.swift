import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows the find panel for an interaction, and hands what is typed and tapped there to the session.
///
/// On a narrow screen the panel is above the keyboard, or at the lower edge; on a wide one at the upper edge of the view.
@MainActor
final class FindNavigator: UIObject {
    private unowned let interaction: UIFindInteraction
    private weak var view: UIView?
    private let session: UIFindSession
    private let panel: FindPanel
    private let anchor: FindAnchor
    private let options = FindOptions()
    private lazy var clearance = FindClearance(of: view as? UIScrollView)
    /// Who was typed to before.
    private weak var formerResponder: UIResponder?

    init(of interaction: UIFindInteraction, in view: UIView, for session: UIFindSession) {
        self.interaction = interaction
        self.view = view
        self.session = session
        panel = FindPanel(theme: .flat)
        anchor = FindAnchor(under: view.traitCollection.horizontalSizeClass == .regular ? nil : panel)
        super.init()
        panel.delegate = self
        panel.followingResponder = anchor
        options.didChange = { [weak self] in self?.search() }
        anchor.leavesWindow = { [weak interaction] in interaction?.dismissFindNavigator() }
        anchor.widthDidChange = { [weak self] in self?.placeOnTop() }
    }

    private var isOnTop: Bool { anchor.panel == nil }

    // MARK: Coming and going

    /// False if whoever is typed to does not let the panel have the keys.
    func show(showingReplace: Bool) -> Bool {
        guard let view, let window = view.window else { return false }
        formerResponder = window.currentFirstResponder
        view.addSubview(anchor)
        anchor.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 0)
        showTexts()
        panel.showsReplacement = showingReplace && session.supportsReplacement
        if isOnTop {
            window.addSubview(panel)
            placeOnTop()
            panel.appear()
        }
        guard anchor.becomeFirstResponder() else {
            panel.removeFromSuperview()
            anchor.removeFromSuperview()
            return false
        }
        if !isOnTop { clearance.begin() }
        panel.focus()
        return true
    }

    func begin(showingReplace: Bool) {
        panel.showsReplacement = showingReplace && session.supportsReplacement
        placeOnTop()
        panel.focus()
    }

    func hide() {
        anchor.leavesWindow = nil
        panel.delegate = nil
        let hadKeys = panel.isFirstResponder || anchor.isFirstResponder || panel.holdsFirstResponder
        if hadKeys {
            if let former = formerResponder, former !== anchor, former.becomeFirstResponder() {
                // The keys go back to where they were.
            } else {
                panel.window?.endEditing(true)
                anchor.resignFirstResponder()
            }
        }
        clearance.end()
        if isOnTop { panel.disappear() }
        anchor.removeFromSuperview()
    }

    /// At the upper edge of what is seen of the view.
    private func placeOnTop() {
        guard isOnTop, let view, let window = view.window else { return }
        let room = view.convert(view.bounds, to: window)
        let inset = (view as? UIScrollView).map { $0.adjustedContentInset.top - clearance.top } ?? 0
        let top = max(room.minY + inset, window.safeAreaInsets.top)
        let height = panel.intrinsicContentSize.height
        panel.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
        clearance.keepClear(ofTop: height)
    }

    // MARK: What is shown

    func showTexts() { panel.show(search: interaction.searchText ?? "", replacement: interaction.replacementText ?? "") }

    func updateCount() { panel.resultsDidChange() }

    /// Searches for what is in the field.
    func search() {
        let query = interaction.searchText ?? ""
        if query.isEmpty { session.invalidateFoundResults() } else { session.performSearch(query: query, options: options.chosen) }
        updateCount()
    }
}

extension FindNavigator: FindPanelDelegate {
    func panelDidType(search: String) {
        interaction.typed(search: search)
        self.search()
    }

    func panelDidType(replacement: String) { interaction.typed(replacement: replacement) }

    func panelMoves(_ direction: UITextStorageDirection) {
        session.highlightNextResult(in: direction)
        updateCount()
    }

    func panelReplaces(all: Bool) {
        let (query, text) = (interaction.searchText ?? "", interaction.replacementText ?? "")
        guard !query.isEmpty, session.supportsReplacement else { return }
        if all {
            session.replaceAll(searchQuery: query, replacementString: text, options: options.chosen)
        } else if session.allowsReplacementForCurrentlyHighlightedResult {
            session.performSingleReplacement(query: query, replacementString: text, options: options.chosen)
        }
        updateCount()
    }

    func panelResults() -> FindPanel.Results { FindPanel.Results(session) }

    func panelIsDone() { interaction.dismissFindNavigator() }

    func panelMenu() -> UIMenu? {
        let replace = FindOptions.Replacement(isShown: panel.showsReplacement, isPossible: session.supportsReplacement) {
            [weak self] in self?.begin(showingReplace: $0)
        }
        let elements = options.elements(replace)
        guard let provider = interaction.optionsMenuProvider else { return UIMenu(children: elements) }
        return provider(elements)
    }

    func panelHeightDidChange() { placeOnTop() }
}
