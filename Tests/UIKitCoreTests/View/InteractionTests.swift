import Testing
import UIKitTesting

@MainActor
struct InteractionTests {
    @Test("An interaction is notified of its view before and after, and leaves its former one")
    func moving() {
        let (first, second, interaction) = (UIView(), UIView(), RecordingInteraction())
        first.addInteraction(interaction)
        #expect(first.interactions.count == 1)
        #expect(interaction.calls == ["will true", "did true"])
        second.interactions = [interaction]
        #expect(first.interactions.isEmpty)
        #expect(second.interactions.count == 1)
        #expect(interaction.calls.suffix(4) == ["will false", "did false", "will true", "did true"])
        first.removeInteraction(interaction)
        #expect(second.interactions.count == 1)
    }
}

private final class RecordingInteraction: NSObject, UIInteraction {
    weak var view: UIView?
    var calls: [String] = []

    func willMove(to view: UIView?) { calls.append("will \(view != nil)") }

    func didMove(to view: UIView?) {
        self.view = view
        calls.append("did \(view != nil)")
    }
}
