import Foundation
public import UIKitCore

/// A search that is offered to a person.
// apple: https://developer.apple.com/documentation/uikit/uisearchsuggestion
@preconcurrency @MainActor @objc public protocol UISearchSuggestion: NSObjectProtocol {
    /// With its look; nil is ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What is written.
    var localizedSuggestion: String? { get }
    /// What is read aloud.
    var localizedDescription: String? { get }
    /// Stands before the text.
    var iconImage: UIImage? { get }
    /// What the suggestion stands for.
    var representedObject: Any? { get set }
}
