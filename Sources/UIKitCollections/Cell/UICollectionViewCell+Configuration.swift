@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Called again when what it reads changes.
@MainActor private let configurationUpdate = ObservedMethod { ($0 as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }

// Content and background as values.
extension UICollectionViewCell {
    /// Called when the state of a cell has changed, to change the configurations.
    public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    final var store: ConfigurationStore {
        if let configurations { return configurations }
        let store = ConfigurationStore()
        configurations = store
        return store
    }

    final var stateOfItem: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = status.isSelected
        state.isFocused = isFocused
        state.isHighlighted = status.isHighlighted
        state.isEditing = status.isEditing
        state.isSwiped = status.isSwiped
        state.isReordering = status.isReordering
        state.isExpanded = status.isExpanded
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Asks for the configurations to be brought up to date before the next frame.
    final func markConfigurationStale() {
        guard !status.needsConfiguration else { return }
        status.needsConfiguration = true
        setNeedsLayout()
    }

    final func updateConfigurationIfNeeded() {
        guard status.needsConfiguration else { return }
        status.needsConfiguration = false
        observing(configurationUpdate) { updateConfiguration(using: configurationState) }
        // Changes by a handler, to accessories for example, are for this state already: to ask it again would not end.
        status.needsConfiguration = false
    }

    /// The update of the configurations that the class itself makes for a new state.
    final func bringConfigurationsUpToDate(_ state: UICellConfigurationState) {
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

    final func changeContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        let former = contentView
        guard configuration != nil || configurations != nil else { return }
        if store.setContent(configuration) {
            let view = contentView
            if view !== former {
                view.frame = former.frame
                former.removeFromSuperview()
                insertSubview(view, at: groundCount)
            }
        }
        setNeedsLayout()
    }

    // MARK: Background

    /// A configuration takes the place of views behind the content, and the other way round.
    final func changeBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        guard configuration != nil || configurations != nil else { return }
        if configuration != nil {
            backgroundView = nil
            selectedBackgroundView = nil
        }
        let updated = store.updatesBackground ? configuration?.updated(for: configurationState) : configuration
        store.setBackground(updated, in: self)
        setNeedsLayout()
    }
}
