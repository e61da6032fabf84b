import Foundation
import OSLog
import Synchronization
import Testing

@testable import os

/// The tests listen to what the whole process logs, so they run one after another.
@Suite(.serialized) struct LoggingTests {
    private func lines(_ work: () -> Void) -> [String] {
        let box = LineBox()
        LogOutput.listener.withLock { $0 = { box.add($0) } }
        work()
        LogOutput.listener.withLock { $0 = nil }
        return box.lines
    }

    @Test("MO-105: a line has type, subsystem and category; debug and info are left out unless asked for")
    func linesOfLogger() {
        let log = Logger(subsystem: "org.example.shop", category: "network")
        #expect(
            lines {
                log.notice("3 items")
                log.error("no \("bread") left")
                log.debug("never")
                log.info("never")
                Logger().log("plain")
            } == ["default org.example.shop[network]: 3 items", "error org.example.shop[network]: no bread left", "default: plain"])
    }

    @Test("MO-105: the environment says what is left out")
    func levels() {
        #expect(LogLevel(environment: [:]).writes(.default))
        #expect(!LogLevel(environment: [:]).writes(.info))
        #expect(LogLevel(environment: ["FORASTERO_LOG": "debug"]).writes(.debug))
        #expect(LogLevel(environment: ["FORASTERO_LOG": "error"]).writes(.fault))
        #expect(!LogLevel(environment: ["FORASTERO_LOG": "error"]).writes(.default))
        #expect(!LogLevel(environment: ["OS_ACTIVITY_MODE": "disable"]).writes(.fault))
        #expect(LogLevel(environment: ["FORASTERO_LOG": "nonsense"]).writes(.default))
    }

    @Test("MO-106, MO-107: values are shown unless they say that they are private")
    func interpolation() {
        let name = "Ada"
        #expect(("\(name) \(name, privacy: .private) \(3) \(true)" as OSLogMessage).text == "Ada <private> 3 true")
        #expect(("\(255, format: .hex(includePrefix: true))|\(7, format: .decimal(minDigits: 3))" as OSLogMessage).text == "0xff|007")
        #expect(("\(2.5, format: .fixed(precision: 1))|\(true, format: .answer)" as OSLogMessage).text == "2.5|yes")
        #expect(("\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))|" as OSLogMessage).text == "  ab|ab  |")
        let hashed: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
        #expect(hashed.text.hasPrefix("<mask.hash: '"))
        #expect(!hashed.text.contains(name))
        #expect(("\([1, 2]) \(Int.self) \(CocoaError(.fileNoSuchFile).code.rawValue)" as OSLogMessage).text.hasPrefix("[1, 2] Int "))
    }

    @Test("MO-108: a message that is left out is not put together")
    func laziness() {
        var asked = 0
        func value() -> Int {
            asked += 1
            return asked
        }
        _ = lines { Logger().debug("\(value())") }
        #expect(asked == 0)
        _ = lines { Logger().error("\(value())") }
        #expect(asked == 1)
    }

    @Test("MO-109: formats of C, with objects and privacy")
    func formats() {
        let log = OSLog(subsystem: "s", category: "c")
        #expect(
            lines {
                os_log("%{public}@ has %d of %ld, %.2f %%", log: log, type: .error, "Ada", 3, 4, 1.5)
                os_log(.error, log: log, "%{private}@ %{public}s", "secret", "shown")
                os_log("plain")
                os_log("%@ %d", log: .disabled, type: .fault, "no", 1)
                os_log("%@ and no more %d", "one")
            } == [
                "error s[c]: Ada has 3 of 4, 1.50 %", "error s[c]: <private> shown", "default: plain",
                "default: one and no more <decode: missing data>",
            ])
    }

    @Test("MO-110, MO-112: signposts cost nothing, the store throws")
    func whatIsNot() {
        let signposter = OSSignposter(subsystem: "s", category: .pointsOfInterest)
        #expect(!signposter.isEnabled)
        #expect(signposter.withIntervalSignpost("x") { 3 } == 3)
        signposter.endInterval("y", signposter.beginInterval("y"))
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .currentProcessIdentifier) }
    }
}

private final class LineBox: Sendable {
    private let found = Mutex<[String]>([])
    func add(_ line: String) { found.withLock { $0.append(line) } }
    var lines: [String] { found.withLock { $0 } }
}
