/// Something that a view lets the user do, added to it from outside.
///
/// The view keeps it alive, and calls ``willMove(to:)`` and ``didMove(to:)`` when it is added, and with nil when it is removed.
// apple: https://developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor @objc public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to; it is not kept alive.
    var view: UIView? { get }
    /// Called before ``view`` changes; nil means removal.
    @objc(willMoveToView:) func willMove(to view: UIView?)
    /// Called after ``view`` has changed; nil means removal.
    @objc(didMoveToView:) func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view, in the order in which they were added.
    ///
    /// Setting it removes those that are missing and adds those that are new.
    // apple: https://developer.apple.com/documentation/uikit/uiview/interactions
    @objc open var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set { replaceInteractions(with: newValue) }
    }

    /// Adds an interaction. It leaves the view it belonged to; one that is there already goes to the end.
    @objc open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ensureRare().interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction. Does nothing if it was not added to this view.
    @objc open func removeInteraction(_ interaction: any UIInteraction) {
        guard let rare, let index = rare.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rare.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    private func replaceInteractions(with wanted: [any UIInteraction]) {
        for former in interactions where !wanted.contains(where: { $0 === former }) { removeInteraction(former) }
        for interaction in wanted where !interactions.contains(where: { $0 === interaction }) { addInteraction(interaction) }
    }
}
