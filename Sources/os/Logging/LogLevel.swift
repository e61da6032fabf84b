internal import Foundation

/// Which messages are written, as the environment says.
///
/// `FORASTERO_LOG` is `debug`, `info`, `default`, `error`, `fault` or `off`, and names the least that is written. Without it
/// `OS_ACTIVITY_MODE` counts, which schemes of Xcode set: `disable`, `info` or `debug`. Default: `default`, as what an iPhone keeps.
struct LogLevel: Sendable {
    /// The least weight that is written.
    let least: Int

    static let ofProcess = LogLevel(environment: ProcessInfo.processInfo.environment)

    init(environment: [String: String]) {
        least = Self.weight(environment["FORASTERO_LOG"]) ?? Self.weight(environment["OS_ACTIVITY_MODE"]) ?? OSLogType.default.weight
    }

    func writes(_ type: OSLogType) -> Bool { type.weight >= least }

    private static func weight(_ word: String?) -> Int? {
        switch word?.lowercased() {
        case "debug": OSLogType.debug.weight
        case "info": OSLogType.info.weight
        case "default": OSLogType.default.weight
        case "error": OSLogType.error.weight
        case "fault": OSLogType.fault.weight
        case "off", "disable": .max
        default: nil
        }
    }
}
