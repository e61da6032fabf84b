import CoreGraphics
import Drive

/// A step as lines of a test.
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
            [touch(target, "press(forDuration: \(SwiftText.number(seconds)))", "press", ", for: \(SwiftText.number(seconds))")]
        case .drag(let source, let destination, let seconds, let hold): drag(source, destination, seconds, hold)
        case .pinch(let target, let scale):
            twoFingers(target, "pinch", "scale: \(SwiftText.number(scale))", "pinch(withScale: \(SwiftText.number(scale)))")
        case .rotate(let target, let degrees):
            twoFingers(
                target, "rotate", "degrees: \(SwiftText.number(degrees))", "rotate(\(SwiftText.number(degrees)) * .pi / 180)")
        case .type(let text): ["try screen.type(\(SwiftText.literal(text)))"]
        case .key(let key): ["try screen.press(key: \(SwiftText.literal(key.description)))"]
        case .rotateDevice(let direction): ["screen.turn(.\(direction == .left || direction == .right ? direction.rawValue : "upright"))"]
        case .background: ["screen.leaveApp()"]
        case .foreground: ["screen.returnToApp()"]
        case .memoryWarning: ["screen.warnOfMemory()"]
        default: ["// \(step.command)"]
        }
    }

    /// By element where there is one, else by name, else by place.
    private func touch(_ target: DriveTarget, _ onElement: String, _ onScreen: String, _ parameters: String = "") -> String {
        if let element = step.element { return "try screen.\(element).\(onElement)" }
        return switch target {
        case .named(let name): "try screen.\(onScreen)(\(SwiftText.literal(name))\(parameters))"
        case .point(let point): "try screen.\(onScreen)(at: \(Self.code(of: point))\(parameters))"
        }
    }

    private func drag(_ source: DriveTarget, _ destination: DriveTarget, _ seconds: Double, _ hold: Double) -> [String] {
        guard case .point(let start) = source, case .point(let end) = destination else { return ["// \(step.command)"] }
        let holding = hold > 0 ? ", holding: \(SwiftText.number(hold))" : ""
        return [
            "try screen.drag(from: \(Self.code(of: start)), to: \(Self.code(of: end)), in: \(SwiftText.number(seconds))\(holding))"
        ]
    }

    private func twoFingers(_ target: DriveTarget, _ verb: String, _ parameter: String, _ onElement: String) -> [String] {
        if let element = step.element { return ["try screen.\(element).\(onElement)"] }
        guard case .named(let name) = target else {
            return ["// \(step.command): give the view an accessibilityIdentifier, and write its name here."]
        }
        return ["try screen.\(verb)(\(SwiftText.literal(name)), \(parameter))"]
    }

    private static func code(of point: CGPoint) -> String {
        "CGPoint(x: \(SwiftText.number(point.x)), y: \(SwiftText.number(point.y)))"
    }
}
