import Foundation
import Testing
import UIKitTesting

/// What a program with dynamics prints.
@MainActor
struct DynamicsOutputTests {
    @Test("The first animator prints nothing, and what other threads print meanwhile is not lost")
    func output() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let lines = 20_000
            let printer = Thread { for line in 0..<lines { print("line \(line)") } }
            printer.start()
            await MainActor.run {
                let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                room.addSubview(box)
                UIDynamicAnimator(referenceView: room).addBehavior(UIGravityBehavior(items: [box]))
                print("done")
            }
            while !printer.isFinished { await Task.yield() }
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("line ") } == 20_000)
        #expect(lines.contains("done"), "\(lines.filter { !$0.hasPrefix("line ") })")
        #expect(!text.contains("Chipmunk"), "\(lines.filter { !$0.hasPrefix("line ") })")
    }
}
