import Foundation
import UIKitCore

/// The look of a bar as it is set without an appearance.
struct FormerBarLook: Equatable {
    var style = UIBarStyle.default
    var isTranslucent = true
    var tint: UIColor?
    var backgroundImage: UIImage?
    var shadowImage: UIImage?

    /// How much of a colour is left on a bar that shows what is behind it.
    private static let translucentAlpha: CGFloat = 0.85

    /// True if anything is different from the default.
    var isSet: Bool { self != FormerBarLook() }

    /// The brightness that the style asks for.
    var interfaceStyle: UIUserInterfaceStyle { style == .default ? .unspecified : .dark }

    /// Changes the default background of a bar to what was asked for.
    @MainActor
    func apply(to appearance: UIBarAppearance) {
        if !isTranslucent {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = tint ?? .systemBackground
        } else if let tint {
            appearance.backgroundColor = tint.withAlphaComponent(Self.translucentAlpha)
        }
        if let backgroundImage {
            appearance.backgroundEffect = nil
            appearance.backgroundImage = backgroundImage
        }
        if let shadowImage {
            appearance.shadowColor = nil
            appearance.shadowImage = shadowImage
        }
    }
}
