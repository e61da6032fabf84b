import Foundation
public import ItemProvider

/// An object on which things can be pasted. Responders are.
// apple: https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting
@preconcurrency @MainActor @objc public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that are accepted; nil for nothing. A copy is kept.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes what is pasted: all items of the pasteboard.
    @objc(pasteItemProviders:) optional func paste(itemProviders: [NSItemProvider])
    /// Returns true if these can be pasted. Where it is left out: if one of them has a type that ``pasteConfiguration`` accepts (SV-123).
    @objc(canPasteItemProviders:) optional func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
