import Foundation
import Testing

@testable import ObjCRuntime

/// Processes that really die, by SIGKILL, in the middle of what they do.
@Suite("User defaults and sudden death")
struct UserDefaultsKillTests {
    private let folder: DefaultsFolder

    init() throws { folder = try DefaultsFolder() }

    /// Dies when a step is reached for the given time.
    private static func file(_ path: String, dyingAt isLast: @escaping @Sendable (DefaultsWriteSteps.Step) -> Bool) -> DefaultsFile {
        DefaultsFile(path: path, steps: DefaultsWriteSteps { if isLast($0) { kill(getpid(), SIGKILL) } })
    }

    private func values() throws -> [String: Int]? {
        try folder.defaults().persistentDomain(forName: "App") as? [String: Int]
    }

    @Test(
        "A process that dies at any step of a write leaves a whole file: the old value or the new one",
        arguments: DefaultsWriteSteps.Step.allCases)
    func everyStep(step: DefaultsWriteSteps.Step) async throws {
        let defaults = try folder.defaults()
        defaults.set(1, forKey: "kept")
        defaults.set(1, forKey: "changed")
        #expect(defaults.synchronize())
        let path = folder.file
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, number = step.rawValue as Int] in
            let file = Self.file(path) { $0.rawValue == number }
            _ = file.readIfChanged()
            _ = file.append(.set(["changed": 2]))
            _ = file.fold { _ in }
        }
        let expected = step == .append ? 1 : 2
        #expect(try values() == ["kept": 1, "changed": expected])
        // Whoever comes next can write.
        let next = try folder.defaults()
        next.set(3, forKey: "changed")
        #expect(next.synchronize())
        #expect(try values() == ["kept": 1, "changed": 3])
    }

    @Test("A value that was set survives a death right after, without synchronize")
    func deathAfterSetting() async throws {
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let store = DefaultsStore(location: DefaultsLocation(folder: path), applicationDomain: "App")
            try DefaultsFolder.defaults(in: store).set(70, forKey: "selectedTab")
            kill(getpid(), SIGKILL)
        }
        #expect(try values() == ["selectedTab": 70])
    }

    @Test("A process that dies at a random step has lost nothing that was acknowledged", arguments: 1...8)
    func randomMoments(seed: Int) async throws {
        let path = folder.file
        let acknowledged = folder.path + "/acknowledged"
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, acknowledged = acknowledged as String, seed = seed as Int] in
            // A simple generator: the same moments in each run of the tests.
            nonisolated(unsafe) var left = 20 + (seed &* 7919) % 180
            let file = Self.file(path) { _ in
                left -= 1
                return left == 0
            }
            _ = file.readIfChanged()
            for round in 1... {
                guard file.append(.set(["a": round])), file.append(.set(["b": round])), file.fold({ _ in }) else { return }
                try Data("\(round)".utf8).write(to: URL(fileURLWithPath: acknowledged), options: .atomic)
            }
        }
        let last = (try? String(contentsOfFile: acknowledged, encoding: .utf8)).flatMap { Int($0) } ?? 0
        let found = try #require(try values())
        let a = try #require(found["a"])
        let b = found["b"] ?? 0
        #expect(a >= last, "\(found) after \(last)")
        #expect(b >= last, "\(found) after \(last)")
        #expect(a - b <= 1, "\(found) after \(last)")
        #expect(a >= b, "\(found) after \(last)")
        #expect(a <= last + 1, "\(found) after \(last)")
    }
}
