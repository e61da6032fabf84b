@_spi(ForasteroInternal) import UIKitCore

/// Called again when what it reads changes.
@MainActor private let configurationUpdate = ObservedMethod { ($0 as? UITableViewCell)?.setNeedsUpdateConfiguration() }

// Content and background as values.
extension UITableViewCell {
    /// Called when the state of a cell has changed, to change its configurations.
    public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    var store: ConfigurationStore {
        if let configurations { return configurations }
        let store = ConfigurationStore()
        configurations = store
        return store
    }

    var presentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = status.isSelected
        state.isFocused = isFocused
        state.isHighlighted = status.isHighlighted
        state.isEditing = status.isEditing
        state.isSwiped = status.slide != 0
        state.isReordering = status.isReordering
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Asks for the configurations to be brought up to date before the next frame.
    func markConfigurationStale() {
        guard !status.needsConfiguration else { return }
        status.needsConfiguration = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard status.needsConfiguration else { return }
        status.needsConfiguration = false
        observing(configurationUpdate) { updateConfiguration(using: configurationState) }
    }

    /// The update of the configurations that the class itself makes for a new state.
    func bringConfigurationsUpToDate(_ state: UICellConfigurationState) {
        if let store = configurations {
            if store.updatesContent, let content = store.content { changeContentConfiguration(content.updated(for: state)) }
            if store.updatesBackground, let background = store.background {
                store.setBackground(background.updated(for: state), in: self)
            }
        }
        configurationUpdateHandler?(self, state)
        if state.isFocused { showFocusRing(needsFocusRing) }
    }

    // MARK: Content

    /// Without anything in it, in the look of the cell's style.
    func standardContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    func changeContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        let former = contentView
        guard configuration != nil || configurations != nil else { return }
        if store.setContent(configuration) {
            let view = contentView
            view.frame = former.frame
            if view !== former {
                former.removeFromSuperview()
                let backgrounds = [configurations?.backgroundView, backgroundView, parts.shownSelection]
                insertSubview(view, at: backgrounds.filter { $0?.superview === self }.count)
            }
        }
        setNeedsLayout()
    }

    // MARK: Background

    func standardBackgroundConfiguration() -> UIBackgroundConfiguration {
        context.background == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// A configuration replaces colours and views behind the content, and the other way round.
    func changeBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        guard configuration != nil || configurations != nil else { return }
        if configuration != nil {
            backgroundView = nil
            selectedBackgroundView = nil
            multipleSelectionBackgroundView = nil
            backgroundColor = nil
        }
        let updated = store.updatesBackground ? configuration?.updated(for: presentState) : configuration
        store.setBackground(updated, in: self)
        showDefaultColor()
        // Not a new state: a class that sets the background for each state would be asked for ever.
        showSelection(animated: false)
        setNeedsLayout()
    }
}
