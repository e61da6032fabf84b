import Testing
import UIKit

@MainActor
struct ConfigurationStateTests {
    @Test("a state has traits, flags that are off, and what the app adds")
    func states() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        #expect(state.traitCollection.userInterfaceStyle == .dark)
        #expect(!state.isSelected)
        #expect(!state.isHighlighted)
        #expect(!state.isEditing)
        #expect(!state.isSwiped)
        #expect(!state.isReordering)
        #expect(state.cellDragState == .none)
        #expect(state.cellDropState == .none)
        let key = UIConfigurationStateCustomKey("app.archived")
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] as? Bool == true)
        #expect(key.rawValue == "app.archived")
        var other = state
        #expect(other == state)
        other.isSwiped = true
        #expect(other != state)
    }
}
