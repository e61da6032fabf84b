import Foundation
package import ItemProvider

/// What the pasteboard that all applications share has. The class is in the module of pasteboards.
package protocol PasteSource: AnyObject {
    @MainActor static var itemProviders: [NSItemProvider] { get }
}

// The command that pastes, for objects that say what they take and have no `paste(_:)` of their own.
extension UIResponder {
    private static let source: any PasteSource.Type = ClassLookup.require("GeneralPasteSource", of: "UIKitInteractions")

    enum PasteKey {
        nonisolated(unsafe) static var key: UInt8 = 0
    }

    /// Returns true if an action is the command, and the pasteboard has something that is taken here.
    func takesPaste(_ action: Selector) -> Bool {
        guard action == #selector(UIResponderStandardEditActions.paste(_:)), pasteConfiguration != nil else { return false }
        return canPaste(Self.source.itemProviders)
    }

    /// Hands over what the pasteboard has.
    func pasteItems() { paste(itemProviders: Self.source.itemProviders) }
}
