@_spi(ForasteroInternal) import UIKitCore
internal import Display
import Drive
import Foundation

/// Plays with the app, in place of the run loop, until enough events have gone in or something does not hold.
@MainActor
struct MonkeyPlayer {
    let host: DisplayHost
    let plan: MonkeyPlan
    let recordFile: String

    func run() -> Never {
        // Pixels that cannot be painted have to be found too.
        let screen = host.display as? HeadlessScreen
        screen?.isWatched = true
        let driver = ScreenDriver(host: host)
        driver.settle()
        var stepCount = 0
        do {
            let watch = try StepWatch(driver: driver, recordFile: recordFile, checksInvariants: true)
            stepCount = try play(driver, watch)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
        let frames = screen.map { ", \($0.presentCount) frames painted" } ?? ""
        print(
            "\(driver.eventCount) events in \(stepCount) commands\(frames), seed \(plan.seed), \(Int(host.clock.now)) s of the app's time")
        UIApplication.shared.terminate()
    }

    /// - Returns: how many commands it were.
    private func play(_ driver: ScreenDriver, _ watch: StepWatch) throws -> Int {
        let runner = ScriptRunner(driver: driver, watch: watch)
        var generator = MonkeyGenerator(seed: plan.seed)
        var stepCount = 0
        while driver.eventCount < plan.events {
            let scene = MonkeyEyes(driver: driver).look(using: &generator.random)
            for command in generator.next(on: scene) {
                stepCount += 1
                try runner.run(DriveScript.Step(line: stepCount, command: command), file: recordFile)
            }
        }
        try watch.end()
        return stepCount
    }
}
