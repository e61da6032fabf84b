import Foundation
import Testing

@testable import CompilerDriver

/// When a translation is made again and when the last one serves, as the times that the driver prints tell.
@Suite struct RememberedTranslationTests {
    private let driver: Driver

    init() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.environment["FORASTERO_TIME"] = "1"
        driver.folder.write(#"{"":{"swift-dependencies":"build/M.swiftdeps"},"a.swift":{"object":"build/a.o"}}"#, to: "build/map.json")
        driver.folder.write("#if os(iOS)\npublic class A {}\n#endif\n", to: "a.swift")
        self.driver = driver
    }

    private func build(_ options: String..., environment: [String: String] = [:]) throws -> (result: Driver.Result, translates: Bool) {
        var driver = driver
        driver.environment.merge(environment) { _, new in new }
        let result = try driver.run(
            program: Driver.path,
            ["-parse-as-library", "-module-name", "M", "-c", "-output-file-map", "build/map.json", "a.swift"]
                + ["-emit-module", "-emit-module-path", "build/M.swiftmodule"] + options)
        return (result, result.output.contains(" translate "))
    }

    @Test func theSameSourcesAreTranslatedOnce() throws {
        #expect(try build().translates)
        let again = try build()
        #expect(!again.translates)
        #expect(again.result.status == 0)
    }

    @Test func whateverTheTranslationDependsOnCounts() throws {
        _ = try build()
        #expect(try build("-DMORE").translates)
        #expect(try build("-DMORE", "-swift-version", "6").translates)
        #expect(try build(environment: ["FORASTERO_IOS_VERSION": "16.0"]).translates)
        driver.folder.write("", to: "more/X.swiftmodule")
        #expect(try build("-I", "more").translates)
        #expect(try !build("-I", "more").translates)
        driver.folder.write("", to: "more/Y.swiftmodule")
        #expect(try build("-I", "more").translates)
        driver.folder.write("#if os(iOS)\npublic class B {}\n#endif\n", to: "a.swift")
        #expect(try build("-I", "more").translates)
    }

    @Test func aFailedCompilationIsNotRemembered() throws {
        _ = try build()
        let index = try #require(AtomicFile.read(driver.folder.path + "/build/M.forasteroindex"))
        driver.folder.write("#if os(iOS)\npublic class B { var x: Int = \"\" }\n#endif\n", to: "a.swift")
        #expect(try build().result.status != 0)
        #expect(try build().translates)
        #expect(AtomicFile.read(driver.folder.path + "/build/M.forasteroindex") == index)
        driver.folder.write("#if os(iOS)\npublic class B {}\n#endif\n", to: "a.swift")
        #expect(try build().result.status == 0)
        #expect(AtomicFile.read(driver.folder.path + "/build/M.forasteroindex") != index)
    }

    @Test func aMissingIndexIsWrittenAgain() throws {
        _ = try build()
        unlink(driver.folder.path + "/build/M.forasteroindex")
        #expect(try !build().translates)
        #expect(driver.folder.read("build/M.forasteroindex") != nil)
    }

    @Test func errorsInARememberedTranslationHaveTheirPlaces() throws {
        driver.folder.write("public func value() -> Int { 1 }\n", to: "module/B.swift")
        #expect(try driver.run("-emit-module", "-module-name", "B", "-o", "module/B.swiftmodule", "module/B.swift").status == 0)
        driver.folder.write("import B\nfunc f() { if #available(iOS 99, *) {} ; let b: Int = value(); print(b) }\n", to: "a.swift")
        #expect(try build("-I", "module").result.status == 0)
        // B's interface is of another kind now, and the translation of this module is not.
        let index = try #require(AtomicFile.read(driver.folder.path + "/module/B.forasteroindex"))
        driver.folder.write("public func value() -> String { \"\" }\n", to: "module/B.swift")
        #expect(try driver.run("-emit-module", "-module-name", "B", "-o", "module/B.swiftmodule", "module/B.swift").status == 0)
        #expect(AtomicFile.read(driver.folder.path + "/module/B.forasteroindex") == index)
        unlink(driver.folder.path + "/build/a.o")
        let (result, translates) = try build("-I", "module")
        #expect(!translates)
        #expect(result.output.contains("a.swift:2:55: error: cannot convert value of type 'String'"), "\(result.output)")
    }
}
