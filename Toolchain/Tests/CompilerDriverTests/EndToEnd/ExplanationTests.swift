import Foundation
import Testing

@testable import CompilerDriver

@Suite struct ExplanationTests {
    private func makeDriver() throws -> Driver {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        driver.environment["FORASTERO_EXPLAIN"] = driver.folder.path + "/report"
        return driver
    }

    /// One missing module hides nothing: not what else its file lacks, nor other modules above.
    @Test func allThatIsMissingIsReportedAtOnce() throws {
        let driver = try makeDriver()
        let a = driver.folder.write(
            "import Nowhere\nimport class Elsewhere.Thing\npublic class A {\n    public func f() -> NoType { fatalError() }\n"
                + "    func g(o: AnyObject) { \"\".nothing(); _ = o.title }\n}\n", to: "a.swift")
        let b = driver.folder.write("import M\nfunc g(a: A) { a.absent() }\n", to: "b.swift")
        let compile = ["-parse-as-library", "-c", "-emit-module", "-parseable-output"]
        let first = try driver.run(
            program: Driver.path, compile + ["-module-name", "M", "-emit-module-path", "M.swiftmodule", a, "-o", "a.o"])
        #expect(first.status == 0, "\(first.output)")
        let second = try driver.run(
            program: Driver.path, compile + ["-module-name", "N", "-emit-module-path", "N.swiftmodule", "-I", ".", b, "-o", "b.o"])
        #expect(second.status == 0, "\(second.output)")
        let report = Set(driver.folder.read("report")?.split(separator: "\n").map(String.init) ?? [])
        #expect(
            report.isSuperset(of: [
                "module\t\(a):1\tNowhere", "module\t\(a):2\tElsewhere", "error\t\(a):4\tcannot find type 'NoType' in scope",
                "error\t\(a):5\tvalue of type 'String' has no member 'nothing'", "error\t\(b):2\tvalue of type 'A' has no member 'absent'",
            ]), "\(report)")
        #expect(!report.contains { $0.contains("AnyObject") })
        // The compiler of the modules above.
        #expect(driver.folder.read("M.forasteroindex") != nil)
    }

    @Test func whatLacksNothingIsNotReported() throws {
        let driver = try makeDriver()
        let a = driver.folder.write("let a = 1\n", to: "a.swift")
        #expect(try driver.run("-parse-as-library", "-module-name", "M", "-c", a, "-o", "a.o").status == 0)
        #expect(driver.folder.read("report") == nil)
    }

    @Test func whatTheTranslatorRefusesIsReported() throws {
        let driver = try makeDriver()
        let a = driver.folder.write("class A {\n    @NSManaged var name = 1\n}\n", to: "a.swift")
        #expect(try driver.run("-parse-as-library", "-module-name", "M", "-c", a, "-o", "a.o").status == 0)
        #expect(driver.folder.read("report")?.contains("error\t\(a):2\tforastero: @NSManaged is for properties with a type") == true)
    }
}
