import Foundation
import Synchronization
import XCTest

@testable import DesktopServices

private let appName = InstanceName(identifier: "org.example.Notes")!

private func claim(_ request: InstanceRequest, on bus: SessionBus) -> AppInstance.Outcome {
    AppInstance.claim(appName, for: request, on: bus) { $0.scheme == "notes" || $0.isFileURL }
}

private func call(_ bus: SessionBus, _ method: String, _ arguments: [BusValue]) -> BusError? {
    do throws(BusError) {
        _ = try bus.call(appName.description, appName.path, InstanceRequest.interface, method, arguments, patience: 20)
        return nil
    } catch {
        return error
    }
}

/// Instances of an app that meet on a real bus.
final class AppInstanceTests: XCTestCase {
    private func first(on bus: SessionBus) throws -> AppInstance {
        guard case .first(let instance) = claim(.activate, on: bus) else { throw TestBus.Failure() }
        return instance
    }

    /// What an instance is asked while others do something.
    @MainActor
    private func requests(of instance: AppInstance, count: Int, during body: @escaping @Sendable () -> Void) async -> [InstanceRequest] {
        var requests: [InstanceRequest] = []
        let all = expectation(description: "requests")
        all.expectedFulfillmentCount = count
        instance.begin {
            requests.append($0)
            all.fulfill()
            return $0 != .action("unknown")
        }
        // The last reply must not be lost with the bus.
        let ended = expectation(description: "the others")
        Thread.detachNewThread {
            body()
            ended.fulfill()
        }
        await fulfillment(of: [all, ended], timeout: 20)
        return requests
    }

    @MainActor
    func testASecondInstanceHandsOver() async throws {  // AX-92
        let daemon = try TestBus()
        let (bus, other) = (try daemon.connect(), try daemon.connect())
        let instance = try first(on: bus)
        let long = URL(string: "notes:" + String(repeating: "x", count: 1 << 20))!
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        let requests = await requests(of: instance, count: 3) {
            for request in [.open([long, file]), .action("new"), .activate] as [InstanceRequest] {
                guard case .handedOver = claim(request, on: other) else { return XCTFail("\(request) was not handed over") }
            }
        }
        XCTAssertEqual(requests, [.open([long, file]), .action("new"), .activate])
    }

    func testOfManyAtOnceOneIsTheOne() throws {  // AX-92
        let daemon = try TestBus()
        let buses = try (0..<8).map { _ in try daemon.connect() }
        let outcomes = OutcomeCount()
        DispatchQueue.concurrentPerform(iterations: buses.count) { outcomes.add(claim(.activate, on: buses[$0])) }
        XCTAssertEqual(outcomes.first, 1)
        XCTAssertEqual(outcomes.handedOver, 7)
    }

    @MainActor
    func testWhatMakesNoSenseIsRefused() async throws {  // AX-91
        let daemon = try TestBus()
        let (bus, other) = (try daemon.connect(), try daemon.connect())
        let instance = try first(on: bus)
        let errors = ErrorNames()
        let told = expectation(description: "errors")
        let requests = await requests(of: instance, count: 2) {
            let none = BusValue.dictionary([:])
            let found = [
                call(other, "Open", [.text("notes:1"), none]),
                call(other, "Open", [.list(of: "s", [.text("no address")]), none]),
                call(other, "Open", [.list(of: "s", [.text("http://example.org")]), none]),
                call(other, "Open", [.list(of: "s", Array(repeating: .text("notes:1"), count: 1001)), none]),
                call(other, "Activate", []),
                call(other, "ActivateAction", [.text(""), .list(of: "v", []), none]),
                call(other, "Quit", []),
                call(other, "ActivateAction", [.text("unknown"), .list(of: "v", [.variant(.number(1))]), none]),
                call(other, "Activate", [.dictionary(["desktop-startup-id": .text("x"), "odd": .variant(.bytes(Data([1])))])]),
            ]
            let names = found.map { $0.map { String($0.name.split(separator: ".").last ?? "") } ?? "none" }
            errors.set(names)
            told.fulfill()
        }
        XCTAssertEqual(requests, [.action("unknown"), .activate])
        await fulfillment(of: [told], timeout: 20)
        let refused = [
            "InvalidArgs", "InvalidArgs", "InvalidArgs", "LimitsExceeded", "InvalidArgs", "InvalidArgs", "UnknownMethod", "InvalidArgs",
        ]
        XCTAssertEqual(errors.names, refused + ["none"])
    }

    func testAProcessThatTheBusHasStartedKnowsWhatFor() throws {  // AX-92
        let daemon = try TestBus()
        let (bus, other) = (try daemon.connect(), try daemon.connect())
        let instance = try first(on: bus)
        XCTAssertNil(instance.firstRequest(within: 0))
        XCTAssertNil(call(other, "Open", [.list(of: "s", [.text("notes:1")]), .dictionary([:])]))
        XCTAssertEqual(instance.firstRequest(within: 20), .open([URL(string: "notes:1")!]))
    }

    func testAStrangerWithTheNameIsToldOf() throws {
        let daemon = try TestBus()
        let (bus, other) = (try daemon.connect(), try daemon.connect())
        _ = try other.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            [.text(appName.description), .number(4)],
            patience: 20)
        guard case .failed(let reason) = claim(.activate, on: bus) else { return XCTFail("the stranger has taken it over") }
        XCTAssertTrue(reason.hasPrefix("org.example.Notes on the session bus: "), reason)
    }

    func testWithoutABusThereIsNone() {
        XCTAssertNil(SessionBus(address: "unix:path=/nonexistent/bus"))
        XCTAssertNil(SessionBus(address: ""))
    }
}

private final class ErrorNames: Sendable {
    private let stored = Mutex<[String]>([])
    var names: [String] { stored.withLock { $0 } }
    func set(_ names: [String]) { stored.withLock { $0 = names } }
}

private final class OutcomeCount: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var first = 0
    private(set) var handedOver = 0

    func add(_ outcome: AppInstance.Outcome) {
        lock.withLock {
            switch outcome {
            case .first: first += 1
            case .handedOver: handedOver += 1
            case .failed(let reason): XCTFail(reason)
            }
        }
    }
}
