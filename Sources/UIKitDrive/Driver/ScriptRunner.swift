import Drive
import Foundation

/// Runs the commands of a script, one after the other, in place of the run loop.
@MainActor
struct ScriptRunner {
    enum Source {
        case script(DriveScript)
        /// Commands are run as they come in.
        case standardInput
    }

    private let driver: ScreenDriver
    private let watch: StepWatch?

    /// - Parameter watch: Called before each command.
    init(driver: ScreenDriver, watch: StepWatch? = nil) {
        self.driver = driver
        self.watch = watch
    }

    func run(_ source: Source) -> Never {
        driver.settle()
        do {
            switch source {
            case .script(let script):
                for step in script.steps { try run(step, file: script.file) }
            case .standardInput:
                try runStandardInput()
            }
            try watch?.end()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
        UIApplication.shared.terminate()
    }

    private func runStandardInput() throws {
        var number = 0
        while let line = readLine() {
            number += 1
            if let step = try DriveScript.step(parsing: line, number: number, file: "standard input") {
                try run(step, file: "standard input")
            }
        }
    }

    /// Carries a command out, and throws with its position what goes wrong.
    func run(_ step: DriveScript.Step, file: String) throws {
        do {
            watch?.willPerform(step.command)
            try perform(step.command)
            try watch?.didPerform()
        } catch let error as DriveFailure {
            throw DriveScriptError(file: file, line: step.line, reason: error.reason)
        }
    }

    func perform(_ command: DriveCommand) throws {
        switch command {
        case .tap, .doubleTap, .press, .drag, .twoFingerDrag, .swipe, .fling, .pinch, .rotate, .wheel: try touch(command)
        case .type(let text): try driver.type(text)
        case .key(let key): try driver.press(key)
        case .clear(let target): try driver.clear(target)
        case .wait(let seconds): driver.wait(seconds)
        case .until(let text, let seconds): try driver.wait(until: text, atMost: seconds)
        case .expect, .expectNot, .expectValue, .expectSelected: try expect(command)
        case .rotateDevice(let direction): driver.rotateDevice(direction)
        case .background: driver.setVisible(false)
        case .foreground: driver.setVisible(true)
        case .memoryWarning: driver.warnOfMemory()
        case .shake: driver.shake()
        case .openURL(let text): try driver.openURL(text)
        case .shortcut(let type): try driver.performShortcut(type)
        case .appearance(let appearance): driver.changeAppearance(to: appearance)
        case .textSize(let steps): driver.changeTextSize(by: steps)
        case .location(let place): driver.move(to: place)
        case .network(let network): driver.connect(by: network)
        case .biometry(let biometry): driver.recognizeUser(by: biometry)
        case .authenticate(let answer): try driver.authenticate(answer)
        case .snapshot(let path): try driver.writeSnapshot(to: path)
        case .dump(let path): try driver.writeDump(to: path)
        case .quit: UIApplication.shared.terminate()
        case .kill: kill(getpid(), SIGKILL)
        }
    }

    private func touch(_ command: DriveCommand) throws {
        switch command {
        case .tap(let target): try driver.tap(target)
        case .doubleTap(let target): try driver.tap(target, count: 2)
        case .press(let target, let seconds): try driver.press(target, for: seconds)
        case .drag(let source, let destination, let rest, let seconds, let hold):
            try driver.drag(source, to: destination, in: seconds, hold: hold, press: rest)
        case .twoFingerDrag(let source, let destination, let seconds):
            try driver.dragTwoFingers(source, to: destination, in: seconds)
        case .swipe(let direction, let target): try driver.swipe(target, direction)
        case .fling(let target, let velocity): try driver.fling(target, velocity: velocity)
        case .pinch(let target, let scale): try driver.pinch(target, scale: scale)
        case .rotate(let target, let degrees): try driver.rotate(target, degrees: degrees)
        case .wheel(let target, let delta): try driver.turnWheel(over: target, by: delta)
        default: break
        }
    }

    private func expect(_ command: DriveCommand) throws {
        switch command {
        case .expect(let text): try driver.expect(text)
        case .expectNot(let text): try driver.expectNot(text)
        case .expectValue(let name, let value): try driver.expect(name, value: value)
        case .expectSelected(let name): try driver.expectSelected(name)
        default: break
        }
    }
}
