import Foundation
import Testing

@testable import CompilerDriver

@Suite struct TestEntryPointTests {
    /// The module has the name of a class in it, as is usual.
    ///
    /// A list of tests for Linux that somebody once wrote down neither stops the build nor hides the others.
    @Test func thePackagesTestsRunInPlaceOfAnOldList() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        let folder = driver.folder
        folder.write(
            """
            import XCTest
            class Base: XCTestCase { func testBase() { print("RAN base") } }
            final class First: Base { func testOne() { print("RAN one") }
                func testLater() async { print("RAN later") } }
            """, to: "Tests/T.swift")
        folder.write("import XCTest\nimport First\nXCTMain([testCase(Gone.allTests)])\n", to: "Tests/LinuxMain.swift")
        let library = try driver.run(
            "-enable-testing", "-parse-as-library", "-module-name", "First", "-emit-library", "-o", "libFirst.so", "-emit-module-path",
            "First.swiftmodule",
            "Tests/T.swift")
        #expect(library.status == 0, "\(library.output)")
        let program = try driver.run(
            "-module-name", "APackageTests", "-I", ".", "-L", ".", "-lFirst", "-Xlinker", "-rpath", "-Xlinker", folder.path,
            folder.path + "/Tests/LinuxMain.swift", "-o", "tests")
        #expect(program.status == 0, "\(program.output)")
        let result = try driver.run(program: folder.path + "/tests", [])
        #expect(result.status == 0)
        #expect(
            result.output.split(separator: "\n").filter { $0.hasPrefix("RAN") }.sorted() == [
                "RAN base", "RAN base", "RAN later", "RAN one",
            ])
    }

    /// Two targets with a test case of one name have each their own tests of it, and the base class of their own.
    @Test func targetsShareNamesOfTestCases() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        let folder = driver.folder
        for (module, number) in [("FirstTests", "one"), ("SecondTests", "two")] {
            folder.write(
                """
                import XCTest
                class Base: XCTestCase { func testBase_\(number)() { print("RAN base \(number)") } }
                final class SameTests: Base { func test_\(number)() { print("RAN \(number)") } }
                """, to: "Tests/\(module).swift")
            let library = try driver.run(
                "-enable-testing", "-parse-as-library", "-module-name", module, "-emit-library", "-o", "lib\(module).so",
                "-emit-module-path", "\(module).swiftmodule", "Tests/\(module).swift")
            #expect(library.status == 0, "\(library.output)")
        }
        folder.write("import XCTest\nimport FirstTests\nimport SecondTests\n", to: "Tests/LinuxMain.swift")
        let program = try driver.run(
            "-module-name", "APackageTests", "-I", ".", "-L", ".", "-lFirstTests", "-lSecondTests", "-Xlinker", "-rpath", "-Xlinker",
            folder.path, folder.path + "/Tests/LinuxMain.swift", "-o", "tests")
        #expect(program.status == 0, "\(program.output)")
        let result = try driver.run(program: folder.path + "/tests", [])
        #expect(result.status == 0)
        #expect(
            result.output.split(separator: "\n").filter { $0.hasPrefix("RAN") }.sorted() == [
                "RAN base one", "RAN base one", "RAN base two", "RAN base two", "RAN one", "RAN two",
            ])
    }
}
