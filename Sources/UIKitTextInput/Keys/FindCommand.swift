/// The commands of keys while a search is active.
package enum FindCommand: CaseIterable, Sendable {
    case find, findAndReplace, findNext, findPrevious, useSelection

    /// The command of a character that is pressed with Command and, it may be, other keys.
    init?(_ flags: UIKeyModifierFlags, _ character: String) {
        switch (flags, character) {
        case ([], "f"): self = .find
        case (.alternate, "f"): self = .findAndReplace
        case ([], "g"): self = .findNext
        case (.shift, "g"): self = .findPrevious
        case ([], "e"): self = .useSelection
        default: return nil
        }
    }

    package var action: Selector {
        switch self {
        case .find: #selector(UIResponderStandardEditActions.find(_:))
        case .findAndReplace: #selector(UIResponderStandardEditActions.findAndReplace(_:))
        case .findNext: #selector(UIResponderStandardEditActions.findNext(_:))
        case .findPrevious: #selector(UIResponderStandardEditActions.findPrevious(_:))
        case .useSelection: #selector(UIResponderStandardEditActions.useSelectionForFind(_:))
        }
    }
}
