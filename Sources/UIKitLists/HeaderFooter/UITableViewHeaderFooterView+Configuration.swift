@_spi(ForasteroInternal) import UIKitCore

/// Called again when what it reads changes.
@MainActor private let configurationUpdate = ObservedMethod { ($0 as? UITableViewHeaderFooterView)?.setNeedsUpdateConfiguration() }

// Content and background as values.
extension UITableViewHeaderFooterView {
    /// Called when the state of a header or footer has changed, to change its configurations.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    var store: ConfigurationStore {
        if let configurations { return configurations }
        let store = ConfigurationStore()
        configurations = store
        return store
    }

    var presentState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = context.isPinned
        return state
    }

    func markConfigurationStale() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        observing(configurationUpdate) { updateConfiguration(using: configurationState) }
    }

    /// The update of the configurations that the class itself makes for a new state.
    func bringConfigurationsUpToDate(_ state: UIViewConfigurationState) {
        if let store = configurations {
            if store.updatesContent, let content = store.content { changeContentConfiguration(content.updated(for: state)) }
            if store.updatesBackground, let background = store.background {
                store.setBackground(background.updated(for: state), in: self)
            }
        }
        configurationUpdateHandler?(self, state)
    }

    /// Without anything in it, in the look of the table's style.
    func standardContentConfiguration() -> UIListContentConfiguration {
        switch (context.background, context.kind) {
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (_, .header): .groupedHeader()
        case (_, .footer): .groupedFooter()
        }
    }

    func changeContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        let former = contentView
        guard configuration != nil || configurations != nil else { return }
        if store.setContent(configuration), contentView !== former {
            contentView.frame = former.frame
            addSubview(contentView)
            former.removeFromSuperview()
        }
        setNeedsLayout()
    }

    func standardBackgroundConfiguration() -> UIBackgroundConfiguration {
        context.background == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// A configuration replaces colour and view behind the content, and the other way round.
    func changeBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        guard configuration != nil || configurations != nil else { return }
        if configuration != nil {
            backgroundView = nil
            backgroundColor = nil
        }
        let updated = store.updatesBackground ? configuration?.updated(for: presentState) : configuration
        store.setBackground(updated, in: self)
        showDefaultColor()
        setNeedsLayout()
    }
}
