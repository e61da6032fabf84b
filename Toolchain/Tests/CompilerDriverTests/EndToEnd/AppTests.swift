import Foundation
import Testing

@testable import CompilerDriver

@Suite struct AppTests {
    @Test func aSourceForIOSRunsHere() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        let text = "#if os(iOS)\nprint(\"iOS\", #filePath, #line)\n#else\nprint(\"other\")\n#endif\n"
        let source = driver.folder.write(text, to: "with space/main.swift")
        chmod(source, 0o444)
        let result = try driver.run("with space/main.swift", "-o", "app")
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
        #expect(try driver.run(program: driver.folder.path + "/app", []).output.hasPrefix("iOS "))
        #expect(driver.folder.read("with space/main.swift") == text)
    }

    /// The package manager builds the targets of a project, and sets what a package's sources ask for.
    @Test func aTargetOfAProjectIsNoPackages() throws {
        let driver = try Driver.withSDK()
        for file in ["Package.swift", ".forastero-project"] { driver.folder.write("", to: file) }
        driver.folder.write("#if SWIFT_PACKAGE\nprint(\"package\")\n#else\nprint(\"project\")\n#endif\n", to: "App/main.swift")
        #expect(try driver.run("-D", "SWIFT_PACKAGE", "App/main.swift", "-o", "app").status == 0)
        #expect(try driver.run(program: driver.folder.path + "/app", []).output == "project\n")
    }

    @Test func aModuleThatIsNotForIOSIsLeftAlone() throws {
        let driver = try Driver.withSDK()
        driver.folder.write("#if os(Linux)\nprint(\"Linux\")\n#endif\n", to: "main.swift")
        #expect(try driver.run("main.swift", "-o", "app").status == 0)
        #expect(try driver.run(program: driver.folder.path + "/app", []).output == "Linux\n")
    }

    @Test func anImportOfAModuleWithAnIndexMakesAnApp() throws {
        let driver = try Driver.withSDK()
        driver.folder.write("import ObjCRuntime\n#if os(iOS)\nprint(\"iOS\")\n#endif\n", to: "main.swift")
        #expect(try driver.run("main.swift", "-o", "app").status == 0)
        #expect(try driver.run(program: driver.folder.path + "/app", []).output == "iOS\n")
    }

    /// It brings thirty others, and every app that imports Combine would load them.
    @Test(arguments: [
        ("print(Date.distantPast > .now)", false), ("print(URLSession.shared.configuration.timeoutIntervalForRequest > 0)", true),
    ])
    func theNetworkIsLoadedByWhoUsesIt(statement: String, isLoaded: Bool) throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.folder.write("import Foundation\nimport FoundationNetworking\n\(statement)\n", to: "main.swift")
        let result = try driver.run("main.swift", "-o", "app")
        #expect(result.status == 0, "\(result.output)")
        let program = try #require(driver.folder.read("app"))
        #expect(program.contains("libFoundationNetworking.so") == isLoaded)
        #expect(try driver.run(program: driver.folder.path + "/app", []).output.hasSuffix("\n"))
    }

    @Test func nothingIsTranslatedWhenSwitchedOff() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.environment["FORASTERO_OFF"] = "1"
        driver.folder.write("#if os(iOS)\n#error(\"translated\")\n#endif\n", to: "main.swift")
        #expect(try driver.run("-typecheck", "main.swift").status == 0)
    }

    @Test func theEmulatedVersionDecidesAvailability() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.folder.write("if #available(iOS 17, *) { print(17) } else { print(\"old\") }\n", to: "main.swift")
        for (version, expected) in [("16.4", "old\n"), ("17.0", "17\n")] {
            driver.environment["FORASTERO_IOS_VERSION"] = version
            #expect(try driver.run("main.swift", "-o", "app").status == 0)
            #expect(try driver.run(program: driver.folder.path + "/app", []).output == expected)
        }
    }

    @Test func theModuleAndItsIndexAppearTogether() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.folder.write("public class Library {}\n", to: "a.swift")
        let arguments = ["-parse-as-library", "-module-name", "Library", "a.swift", "-emit-module", "-o", "Library.swiftmodule"]
        #expect(try driver.run(program: Driver.path, arguments).status == 0)
        #expect(driver.folder.read("Library.forasteroindex") != nil)
        let index = try #require(AtomicFile.read(driver.folder.path + "/Library.forasteroindex"))

        // A compilation that fails leaves the index of the last that did not.
        driver.folder.write("public class Library { let x: Int = \"\" }\npublic class More {}\n", to: "a.swift")
        #expect(try driver.run(program: Driver.path, arguments).status != 0)
        #expect(AtomicFile.read(driver.folder.path + "/Library.forasteroindex") == index)
    }
}
