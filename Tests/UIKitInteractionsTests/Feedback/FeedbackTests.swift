import Testing
import UIKitTesting

@MainActor
struct FeedbackTests {
    @Test("SV-124: each generator may be asked at any time, prepared or not, for any strength")
    func silent() {
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        for intensity in [-1, 0, 0.5, 2, CGFloat.nan, .infinity] { impact.impactOccurred(intensity: intensity) }
        impact.prepare()
        impact.impactOccurred()
        UISelectionFeedbackGenerator().selectionChanged()
        for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            UINotificationFeedbackGenerator().notificationOccurred(type)
        }
    }
}
