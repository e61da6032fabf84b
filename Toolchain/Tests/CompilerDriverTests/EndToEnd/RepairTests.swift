import Foundation
import Testing

@testable import CompilerDriver

@Suite struct RepairTests {
    private func makeDriver() throws -> Driver {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.folder.write(
            #"{"":{"swift-dependencies":"build/M.swiftdeps"},"a.swift":{"object":"build/a.o"},"b.swift":{"object":"build/b.o"}}"#,
            to: "build/map.json")
        driver.folder.write("func title(of object: AnyObject) -> String? {\n    object.title\n}\n", to: "a.swift")
        driver.folder.write("let b = 1\n", to: "b.swift")
        return driver
    }

    private let arguments = [
        "-parse-as-library", "-module-name", "M", "-c", "-incremental", "-output-file-map", "build/map.json", "a.swift", "b.swift",
    ]

    @Test(arguments: [[], ["-parseable-output"]]) func aMemberOfAnyObjectIsLookedUpByName(options: [String]) throws {
        let driver = try makeDriver()
        let result = try driver.run(program: Driver.path, arguments + options)
        #expect(result.status == 0, "\(result.output)")
        #expect(!result.output.contains("error:"))
        #expect(driver.folder.read("build/forastero/repairs.json")?.contains("\"member\" : \"title\"") == true)
        // The next build knows.
        driver.folder.write("// moved\nfunc title(of object: AnyObject) -> String? {\n    object.title\n}\n", to: "a.swift")
        var verbose = driver
        verbose.environment["FORASTERO_VERBOSE"] = "1"
        let second = try verbose.run(program: Driver.path, arguments)
        #expect(second.status == 0)
        #expect(second.output.split(separator: "\n").count { $0.contains("-vfsoverlay") } == 1)
    }

    @Test func otherErrorsAreShownOnce() throws {
        let driver = try makeDriver()
        driver.folder.write(
            "func title(of object: AnyObject) -> String? {\n    let x: Int = \"\"\n    return object.title\n}\n", to: "a.swift")
        let result = try driver.run(program: Driver.path, arguments)
        #expect(result.status == 1)
        #expect(result.output.split(separator: "\n").count { $0.contains("a.swift:2:18: error: cannot convert") } == 1)
        #expect(!result.output.contains("AnyObject' has no member"))
    }

    @Test func anOptionalRequirementMayBeNamedWithoutItsLabels() throws {
        let driver = try makeDriver()
        driver.folder.write(
            """
            @objc protocol CardDelegate { @objc optional func didTap(card: Int, at index: Int) }
            func tap(_ delegate: CardDelegate?) {
                if let delegate = delegate { if let tapped = delegate.didTap { tapped(1, 2) } }
            }

            """, to: "a.swift")
        // The runtime's part, which these tests do without.
        driver.folder.write(
            "func _objcOptional2<A, B, R>(_ o: AnyObject, _ r: StaticString, _ s: StaticString) -> ((A, B) -> R)? { nil }\n",
            to: "b.swift")
        let result = try driver.run(program: Driver.path, arguments)
        #expect(result.status == 0, "\(result.output)")
    }
}
