import Testing
import UIKitTesting

/// What ends the program, as it does on a phone.
@MainActor
struct DynamicsMisuseTests {
    @Test("An item without a size has no mass")
    func noSize() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (room, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
                room.addSubview(view)
                UIDynamicAnimator(referenceView: room).addBehavior(UIGravityBehavior(items: [view]))
            }
        }
    }

    @Test("A view that is moved stands inside the reference view")
    func elsewhere() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                UIDynamicAnimator(referenceView: room).addBehavior(UIGravityBehavior(items: [UIView(frame: room.frame)]))
            }
        }
    }
}
