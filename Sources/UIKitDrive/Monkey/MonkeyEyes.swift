@_spi(ForasteroInternal) import UIKitCore
import Drive
import Foundation

/// The monkey's view of the screen: some of the things that could be touched.
@MainActor
struct MonkeyEyes {
    let driver: ScreenDriver

    private static let mostSpots = 6
    private static let mostLooks = 40

    func look(using random: inout SeededRandom) -> MonkeyScene {
        var scene = MonkeyScene(size: driver.host.geometry.size, takesText: driver.host.display.textInput.isActive)
        let views = driver.views
        for _ in 0..<Self.mostLooks where scene.spots.count < Self.mostSpots {
            guard let view = views.randomElement(using: &random) else { break }
            // A view with an action is looked at; of the rest, one in four.
            guard isInviting(view) || Int.random(in: 0..<4, using: &random) == 0 else { continue }
            if let point = driver.reachablePoint(of: view) { scene.spots.append(point) }
        }
        return scene
    }

    private func isInviting(_ view: UIView) -> Bool {
        view is UIControl || view.gestureRecognizers?.isEmpty == false || view.accessibilityTraits.contains(.button)
    }
}
