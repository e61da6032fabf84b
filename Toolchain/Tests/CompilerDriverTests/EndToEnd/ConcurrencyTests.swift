import Foundation
import Testing

@testable import CompilerDriver

@Suite struct ConcurrencyTests {
    @Test func severalBuildsAtOnceDoNotDisturbEachOther() async throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.folder.write(#"{"a.swift":{"object":"build/a.o"}}"#, to: "build/map.json")
        driver.folder.write("#if os(iOS)\nfunc a() {}\n#endif\n", to: "a.swift")
        let fixed = driver
        let results = try await withThrowingTaskGroup(of: Driver.Result.self) { group in
            for _ in 0..<4 {
                group.addTask { try fixed.run("-c", "-parse-as-library", "a.swift", "-output-file-map", "build/map.json") }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for result in results { #expect(result.status == 0, "\(result.output)") }
        let names = try FileManager.default.contentsOfDirectory(atPath: driver.folder.path + "/build/forastero")
        #expect(!names.contains { $0.hasSuffix(".tmp") })
        #expect(names.contains("overlay.yaml"))
    }
}
