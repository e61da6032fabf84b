import Foundation
import Testing

@testable import CompilerDriver

@Suite struct BadInputTests {
    private func app() throws -> Driver {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        return driver
    }

    @Test func aSyntaxErrorIsTheCompilersOwn() throws {
        var driver = try app()
        driver.folder.write("#if os(iOS)\nfunc f() {\n    let x = (1 + \n}\n#endif\n", to: "a.swift")
        driver.folder.write("#if os(iOS)\nfunc g() {}\n#endif\n", to: "b.swift")
        let result = try driver.run("-typecheck", "a.swift", "b.swift")
        #expect(result.status == 1)
        #expect(result.output.contains("a.swift:4:1: error: expected expression after operator"))
        #expect(!result.output.contains("forastero"))
        driver.environment["FORASTERO_OFF"] = "1"
        let text = driver.folder.read("a.swift")!
        driver.folder.write(text.replacingOccurrences(of: "os(iOS)", with: "os(Linux)"), to: "a.swift")
        let plain = try driver.run("-typecheck", "a.swift").output.split(separator: "\n").filter { $0.contains("error:") }
        #expect(result.output.split(separator: "\n").filter { $0.contains("error:") } == plain)
    }

    @Test func aSyntaxErrorBringsNoErrorsAboutObjectiveC() throws {
        let driver = try app()
        driver.folder.write("class A {\n    @objc func f() {}\n    func g( {}\n}\n", to: "a.swift")
        let result = try driver.run("-typecheck", "a.swift")
        #expect(result.status == 1)
        #expect(result.output.contains("a.swift:3:13: error: "))
        #expect(!result.output.contains("Objective-C"))
    }

    @Test func aMissingSourceIsTheCompilersAffair() throws {
        let result = try app().run("-typecheck", "missing.swift")
        #expect(result.status != 0)
        #expect(result.output.contains("missing.swift"))
        #expect(!result.output.contains("forastero: "))
    }

    @Test func bytesThatAreNoTextAreNoCrash() throws {
        let driver = try app()
        try AtomicFile.write([0xFF, 0xFE, 0x00, 0x22, 0x0A, 0x80], to: driver.folder.path + "/a.swift")
        let result = try driver.run("-typecheck", "a.swift")
        #expect(result.status == 1)
        #expect(result.output.contains("a.swift:1:1: error: "))
    }

    @Test func withoutAnSDKTheRemedyIsToMakeOne() throws {
        var driver = Driver()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.folder.write("import UIKit\n", to: "a.swift")
        let result = try driver.run("-typecheck", "a.swift", "-module-name", "Hello")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("forastero: error: Hello is written for iOS"))
        #expect(result.output.contains("./forastero sdk"))
    }

    @Test func aDamagedIndexStopsTheBuildBeforeAnythingIsWritten() throws {
        let driver = try app()
        driver.folder.write("damaged", to: "modules/Other.forasteroindex")
        driver.folder.write("", to: "modules/Other.swiftmodule")
        driver.folder.write("{}", to: "build/map.json")
        driver.folder.write("import Other\n", to: "a.swift")
        let result = try driver.run("-c", "a.swift", "-I", "modules", "-output-file-map", "build/map.json")
        #expect(result.status == 1)
        #expect(result.output.contains("modules/Other.forasteroindex"))
        #expect(result.output.contains("build the module again"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: driver.folder.path + "/build") == ["map.json"])
    }

    @Test func aCompilerOfAnotherReleaseIsRefused() throws {
        var driver = Driver()
        driver.environment["FORASTERO_REAL_SWIFTC"] = try driver.folder.writeProgram(
            "#!/bin/sh\necho 'Swift version 5.10 (old)'\n", to: "swiftc")
        let result = try driver.run("-version")
        #expect(result.status == 1)
        #expect(result.output.contains("is Swift 5.10"))
        #expect(result.output.contains("Swift \(CompilerVersion.ofTranslator)"))
    }

    @Test(arguments: [
        ("FORASTERO_MODE", "ios"), ("FORASTERO_IOS_VERSION", "seventeen"), ("FORASTERO_SDK", "/nowhere"),
        ("FORASTERO_REAL_SWIFTC", "/nowhere"),
    ])
    func aWrongSettingIsNamed(variable: String, value: String) throws {
        var driver = try app()
        driver.environment[variable] = value
        driver.folder.write("let a = 1\n", to: "a.swift")
        let result = try driver.run("-typecheck", "a.swift")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("forastero: error: \(variable) is "))
    }
}
