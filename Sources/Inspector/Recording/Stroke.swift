import CoreGraphics
import Drive

/// The way of one finger over the screen.
struct Stroke: Equatable {
    struct Sample: Equatable {
        var location: CGPoint
        var time: Double
    }

    /// The target that the finger touched when it came down.
    var target: RecordedTarget
    var samples: [Sample]

    var start: Sample { samples[0] }
    var end: Sample { samples[samples.count - 1] }
    var duration: Double { end.time - start.time }

    /// How far a finger gets from where it came down before it moves on purpose, in points.
    private static let slop: CGFloat = 10
    /// A finger that stays so long presses.
    private static let pressDuration = 0.4
    /// A finger that has not moved for so long at the end lets go at rest.
    private static let restDuration = 0.08

    var isStill: Bool { samples.allSatisfy { $0.location.distance(to: start.location) <= Self.slop } }

    /// The command that does the same.
    var command: DriveCommand {
        guard isStill else {
            let (rest, hold) = (restAtStart, restAtEnd)
            let moving = max(duration - rest - hold, 0.02)
            return .drag(.point(start.location), to: .point(end.location), after: rest, seconds: moving, hold: hold)
        }
        return duration < Self.pressDuration ? .tap(target.driveTarget) : .press(target.driveTarget, seconds: duration)
    }

    /// How long the finger rested before it moved; 0 if that was too short for a press.
    private var restAtStart: Double {
        guard let moving = samples.firstIndex(where: { $0.location.distance(to: start.location) > Self.slop }), moving > 0 else { return 0 }
        let rest = samples[moving - 1].time - start.time
        return rest >= Self.pressDuration ? rest : 0
    }

    /// How long the finger rested before it was lifted; 0 if it was lifted while it moved.
    private var restAtEnd: Double {
        let arrival = samples.lastIndex { $0.location.distance(to: end.location) > 2 }.map { samples[$0 + 1] } ?? start
        let rest = end.time - arrival.time
        return rest >= Self.restDuration ? rest : 0
    }
}

/// The target of a finger.
struct RecordedTarget: Equatable {
    /// By its name, or where that would not hit the same, by its position.
    var driveTarget: DriveTarget
    var element: String?
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}
