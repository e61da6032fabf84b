import Testing
import UIKit

@MainActor
struct ConfigurationStateTests {
    @Test("a state has traits, flags that are off, and what the app adds")
    func states() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        #expect(state.traitCollection.userInterfaceStyle == .dark && !state.isSelected && !state.isHighlighted && !state.isEditing)
        #expect(!state.isSwiped && !state.isReordering && state.cellDragState == .none && state.cellDropState == .none)
        let key = UIConfigurationStateCustomKey("app.archived")
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] as? Bool == true && key.rawValue == "app.archived")
        var other = state
        #expect(other == state)
        other.isSwiped = true
        #expect(other != state)
    }
}
