import Foundation

/// The desktop's dialogue for printing (AX-74).
public struct PrintDialogue: Sendable {
    /// The user's choice.
    public enum Choice: Sendable {
        /// How to print.
        case chosen(PrintJob)
        case cancelled
        /// There is no such dialogue; why, in words for a log.
        case unavailable(String)
    }

    /// Which sides of a sheet are printed on.
    public enum Sides: String, Sendable {
        case one = "simplex"
        /// Both; sheets are turned like the leaves of a book.
        case longEdge = "horizontal"
        /// Both; sheets are turned like those of a calendar.
        case shortEdge = "vertical"
    }

    /// The heading of the dialogue, and the name of the job.
    public var title: String
    /// True if sheets lie on their side at first. Default: false.
    public var isLandscape = false
    /// True if nothing is printed in colour at first. Default: false.
    public var isGray = false
    /// The sides that are printed on at first. Default: one.
    public var sides = Sides.one

    /// A dialogue about a job.
    public init(title: String) { self.title = title }

    /// True if the desktop has such a dialogue. Waits for its answer, a second at most.
    public static func isAvailable(on bus: SessionBus) -> Bool {
        let arguments = [BusValue.text(Portal.interface("Print")), .text("version")]
        let answer = try? bus.call(Portal.name, Portal.path, "org.freedesktop.DBus.Properties", "Get", arguments, patience: 1)
        return answer?.first?.number != nil
    }

    /// Shows it. The app goes on meanwhile.
    /// - Parameter completion: called once, on the main thread.
    public func open(on bus: SessionBus, completion: @escaping @MainActor @Sendable (Choice) -> Void) {
        let (title, settings, setup) = (title, settings, setup)
        PortalRequest.send("Print", "PreparePrint", on: bus) { token in
            let options = token.merging(["modal": .flag(true)]) { token, _ in token }
            return [.text(DesktopUse.window), .text(title), .dictionary(settings), .dictionary(setup), .dictionary(options)]
        } completion: { answer in
            let choice: Choice =
                switch answer {
                case .done(let results): .chosen(PrintJob(title: title, answer: results))
                case .cancelled: .cancelled
                case .failed(let reason): .unavailable(reason)
                }
            DispatchQueue.main.async { completion(choice) }
        }
    }

    private var orientation: BusValue { .text(isLandscape ? "landscape" : "portrait") }

    private var settings: [String: BusValue] {
        ["orientation": orientation, "use-color": .text(isGray ? "false" : "true"), "duplex": .text(sides.rawValue)]
    }

    private var setup: [String: BusValue] { ["Orientation": orientation] }
}
