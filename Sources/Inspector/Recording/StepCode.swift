@_spi(ForasteroInternal) import UIKitDrive
import CoreGraphics
@_spi(ForasteroInternal) import Drive
@_spi(ForasteroInternal) import UIKitCore

/// A step as lines of a test.
@MainActor
struct StepCode {
    private let step: RecordedStep

    init(_ step: RecordedStep) {
        self.step = step
    }

    var lines: [String] {
        switch step.command {
        case .tap(let target): [touch(target, "tap()", "tap")]
        case .doubleTap(let target): [touch(target, "doubleTap()", "doubleTap")]
        case .press(let target, let seconds):
            [touch(target, "press(forDuration: \(LegibleText.number(seconds)))", "press", ", for: \(LegibleText.number(seconds))")]
        case .drag(let source, let destination, let rest, let seconds, let hold): drag(source, destination, rest, seconds, hold)
        case .pinch(let target, let scale):
            twoFingers(target, "pinch", "scale: \(LegibleText.number(scale))", "pinch(withScale: \(LegibleText.number(scale)))")
        case .rotate(let target, let degrees):
            twoFingers(
                target, "rotate", "degrees: \(LegibleText.number(degrees))", "rotate(\(LegibleText.number(degrees)) * .pi / 180)")
        case .wheel(let target, let delta): [wheel(target, delta)]
        case .appearance(let appearance): ["screen.changeStyle(to: .\(appearance.rawValue))"]
        case .textSize(let steps): ["screen.changeTextSize(by: \(steps))"]
        case .type(let text): ["try screen.type(\(LegibleText.quote(text)))"]
        case .key(let key): ["try screen.press(key: \(LegibleText.quote(key.description)))"]
        case .rotateDevice(let direction): ["screen.turn(.\(direction == .left || direction == .right ? direction.rawValue : "upright"))"]
        case .background: ["screen.leaveApp()"]
        case .foreground: ["screen.returnToApp()"]
        case .memoryWarning: ["screen.warnOfMemory()"]
        default: ["// \(step.command)"]
        }
    }

    /// By element where there is one, else by name, else by point.
    private func touch(_ target: DriveTarget, _ onElement: String, _ onScreen: String, _ parameters: String = "") -> String {
        if let element = step.element { return "try screen.\(element).\(onElement)" }
        return switch target {
        case .named(let name): "try screen.\(onScreen)(\(LegibleText.quote(name))\(parameters))"
        case .point(let point): "try screen.\(onScreen)(at: \(Self.code(of: point))\(parameters))"
        }
    }

    private func drag(
        _ source: DriveTarget, _ destination: DriveTarget, _ rest: Double, _ seconds: Double, _ hold: Double
    ) -> [String] {
        guard case .point(let start) = source, case .point(let end) = destination else { return ["// \(step.command)"] }
        let resting = rest > 0 ? ", after: \(LegibleText.number(rest))" : ""
        let holding = hold > 0 ? ", holding: \(LegibleText.number(hold))" : ""
        return [
            "try screen.drag(from: \(Self.code(of: start)), to: \(Self.code(of: end))\(resting), in: \(LegibleText.number(seconds))\(holding))"
        ]
    }

    private func twoFingers(_ target: DriveTarget, _ verb: String, _ parameter: String, _ onElement: String) -> [String] {
        if let element = step.element { return ["try screen.\(element).\(onElement)"] }
        guard case .named(let name) = target else {
            return ["// \(step.command): give the view an accessibilityIdentifier, and write its name here."]
        }
        return ["try screen.\(verb)(\(LegibleText.quote(name)), \(parameter))"]
    }

    /// In points, as tests count.
    private func wheel(_ target: DriveTarget, _ delta: CGVector) -> String {
        let (dx, dy) = (
            LegibleText.number(delta.dx * ScreenDriver.pointsPerNotch), LegibleText.number(delta.dy * ScreenDriver.pointsPerNotch)
        )
        return touch(target, "scroll(byDeltaX: \(dx), deltaY: \(dy))", "scroll", ", byDeltaX: \(dx), deltaY: \(dy)")
    }

    private static func code(of point: CGPoint) -> String {
        "CGPoint(x: \(LegibleText.number(point.x)), y: \(LegibleText.number(point.y)))"
    }
}
