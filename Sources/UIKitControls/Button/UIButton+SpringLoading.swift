import Foundation
public import UIKitInteractions

extension UIButton: UISpringLoadedInteractionSupporting {
    func setSpringLoaded(_ isSpringLoaded: Bool) {
        guard isSpringLoaded != (springLoading != nil) else { return }
        if let springLoading { removeInteraction(springLoading) }
        springLoading = isSpringLoaded ? UISpringLoadedInteraction(pressing: self) : nil
        if let springLoading { addInteraction(springLoading) }
    }
}

extension UISpringLoadedInteraction {
    fileprivate convenience init(pressing button: UIButton) {
        self.init(interactionBehavior: EnabledButtons()) { [weak button] _, _ in button?.sendActions(for: button?.eventsOfTap ?? []) }
    }
}

/// Drags press buttons that a finger could press.
private final class EnabledButtons: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        (interaction.view as? UIButton)?.isEnabled ?? false
    }
}
