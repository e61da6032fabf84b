internal import Display
import Foundation
internal import NetworkRoutes
@_spi(ForasteroInternal) import UIKitCore

/// What a status bar tells.
struct StatusBarContent: Equatable {
    /// By what the device is connected.
    enum Connection: Equatable { case none, wifi, cellular, wired }

    /// The battery of a device that has one.
    struct Charge: Equatable {
        /// From 0 to 1.
        var level: CGFloat
        /// True if it is being charged, or full and connected.
        var isPlugged: Bool
    }

    /// The hours and minutes, as "9:41".
    var time: String
    var connection: Connection
    /// Nil without a battery.
    var charge: Charge?

    /// The device as it is now. What depends on the machine is the same for all on virtual time: pictures must not differ.
    @MainActor
    init(clock: MediaClock) {
        time = Self.time(clock)
        connection = Self.connection(NetworkRoutes.current)
        charge = clock.isVirtual ? Charge(level: 1, isPlugged: false) : Self.charge(Battery())
    }

    init(time: String, connection: Connection, charge: Charge?) {
        (self.time, self.connection, self.charge) = (time, connection, charge)
    }

    // MARK: Time

    /// Where virtual time begins, in seconds of the day.
    private static let virtualStart = 9 * 3600 + 41 * 60

    private static func time(_ clock: MediaClock) -> String {
        if clock.isVirtual { return time(ofDay: virtualStart + Int(min(max(clock.now, 0), 1e9))) }
        let parts = Calendar.current.dateComponents([.hour, .minute], from: Date())
        return time(ofDay: (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
    }

    static func time(ofDay seconds: Int) -> String { String(format: "%d:%02d", seconds / 3600 % 24, seconds / 60 % 60) }

    /// In how many seconds the next minute begins.
    @MainActor
    static func timeToNextMinute(_ clock: MediaClock) -> TimeInterval {
        let seconds = clock.isVirtual ? clock.now : Date().timeIntervalSinceReferenceDate
        return 60 - seconds.truncatingRemainder(dividingBy: 60)
    }

    // MARK: The rest

    static func connection(_ routes: NetworkRoutes) -> Connection {
        guard routes.isConnected else { return .none }
        return switch routes.interfaces.first?.kind {
        case .wifi: .wifi
        case .cellular: .cellular
        case .wired, .loopback, .other, nil: .wired
        }
    }

    static func charge(_ battery: Battery) -> Charge? {
        battery.level.map { Charge(level: CGFloat($0), isPlugged: [.charging, .full].contains(battery.state)) }
    }
}
