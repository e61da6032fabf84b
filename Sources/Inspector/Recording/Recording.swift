import CoreGraphics
@_spi(ForasteroInternal) import Drive

/// The recorded steps, as text to keep.
struct Recording: Equatable, Sendable {
    var steps: [RecordedStep]
    /// The class of the application's delegate, with which a test launches it.
    var delegateClass: String
    /// In seconds; shorter pauses make no difference to people.
    private static let shortestPause = 0.05

    /// A script that does the same: each step, and the time that passed before it.
    var script: String {
        var lines = ["# Recorded. Run it with --drive."]
        for (index, step) in steps.enumerated() {
            if let pause = pause(before: index) { lines.append("\(DriveCommand.wait(seconds: pause))") }
            lines.append("\(step.command)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A test that does the same, with the elements of UIKitTesting.
    @MainActor
    var swiftCode: String {
        var lines = [
            "import Testing", "import UIKitTesting", "", "@MainActor @Test func recorded() throws {",
            "    let screen = TestScreen(launching: \(delegateClass).self)",
        ]
        for (index, step) in steps.enumerated() {
            if let pause = pause(before: index) { lines.append("    screen.wait(\(LegibleText.number(pause)))") }
            lines += StepCode(step).lines.map { "    " + $0 }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func pause(before index: Int) -> Double? {
        guard index > 0 else { return nil }
        let pause = ((steps[index].start - steps[index - 1].end) * 100).rounded() / 100
        return pause >= Self.shortestPause ? pause : nil
    }
}
