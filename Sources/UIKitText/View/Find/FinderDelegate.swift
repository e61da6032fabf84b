import UIKitCore

/// Has a text view searched as it is.
@MainActor
final class FinderDelegate: UIObject, UIFindInteractionDelegate {
    static let shared = FinderDelegate()

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}
