extension UIViewController {
    /// The configuration that is shown over the whole view where content is missing: an image, a text and a button, for instance.
    /// Nil shows the view as it is. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-4b95e
    public var contentUnavailableConfiguration: UIContentConfiguration? {
        get { unavailableContent.configuration }
        set {
            guard newValue != nil || unavailableContent.configuration != nil else { return }
            unavailableContent.configuration = newValue
            unavailableContent.isStale = true
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The present state: the traits, and what the search controller of the ``navigationItem`` searches for.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfigurationstate-7sczw
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        let source = self as? any SearchTextSource ?? barItems.navigationItem?.search.controller as? any SearchTextSource
        state.searchText = source?.searchText
        return state
    }

    /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next frame. A change of the traits or of what is searched
    /// for asks for it by itself.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdatecontentunavailableconfiguration()
    public func setNeedsUpdateContentUnavailableConfiguration() {
        unavailableContent.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Internal

    /// Called before the controller's view lays out.
    func layOutUnavailableContent(in view: UIView) {
        if unavailableContent.needsUpdate {
            unavailableContent.needsUpdate = false
            unavailableContent.isStale = true
            view.observing(.unavailableContent) {
                updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
            }
        }
        if unavailableContent.isStale {
            unavailableContent.isStale = false
            showUnavailableContent()
        }
        guard let content = unavailableContent.view else { return }
        content.frame = view.bounds
        if view.subviews.last !== content { view.addSubview(content) }
    }

    private func showUnavailableContent() {
        let former = unavailableContent.view
        guard let configuration = unavailableContent.configuration?.updated(for: contentUnavailableConfigurationState) else {
            former?.removeFromSuperview()
            unavailableContent.view = nil
            return
        }
        if let former, former.supports(configuration) {
            former.configuration = configuration
        } else {
            former?.removeFromSuperview()
            unavailableContent.view = configuration.makeContentView()
        }
    }
}
