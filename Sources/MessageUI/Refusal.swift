import UIKit

/// Says over a controller that it cannot do its work, once.
@MainActor
struct Refusal {
    private var isShown = false

    /// - Parameter completion: called when the user has read it.
    mutating func show(over controller: UIViewController, title: String, message: String, completion: @escaping () -> Void) {
        guard !isShown else { return }
        isShown = true
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completion() })
        controller.present(alert, animated: true)
    }
}
