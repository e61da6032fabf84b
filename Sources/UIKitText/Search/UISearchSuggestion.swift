import Foundation
public import UIKitCore

/// A search that is offered to a person.
// apple: https://developer.apple.com/documentation/uikit/uisearchsuggestion
@preconcurrency @MainActor @objc public protocol UISearchSuggestion: NSObjectProtocol {
    /// With its look; nil is ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }
    /// The text that is read aloud.
    var localizedDescription: String? { get }
    /// Stands before the text.
    var iconImage: UIImage? { get }
    /// The object that the app connects with the suggestion.
    var representedObject: Any? { get set }
}
