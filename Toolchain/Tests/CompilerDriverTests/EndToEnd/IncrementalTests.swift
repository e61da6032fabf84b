import Foundation
import Testing

@testable import CompilerDriver

/// The files that are compiled again after a change, as the dates of the object files tell.
@Suite struct IncrementalTests {
    private let driver: Driver
    private let files = ["A", "B", "C"]

    init() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        self.driver = driver
        let entries = files.map { name in
            #""\#(name).swift":{"object":"build/\#(name).o","swift-dependencies":"build/\#(name).swiftdeps"}"#
        }
        let module = #""":{"swift-dependencies":"build/M.swiftdeps"}"#
        driver.folder.write("{\(([module] + entries).joined(separator: ","))}", to: "build/map.json")
        driver.folder.write("open class A {\n    open func f() -> Int { 1 }\n}\nclass D: A {}\n", to: "A.swift")
        driver.folder.write("func b() -> Int { D().f() }\n", to: "B.swift")
        driver.folder.write("func c() {}\n", to: "C.swift")
    }

    /// Builds, and returns the files that were compiled.
    private func build(systemVersion: String = "18.0", wholly: Bool = false) throws -> Set<String> {
        var driver = self.driver
        if wholly { driver.environment["FORASTERO_WHOLE_MODULES"] = "1" }
        driver.environment["FORASTERO_IOS_VERSION"] = systemVersion
        let before = files.map { FileState(path: "\(driver.folder.path)/build/\($0).o") }
        let result = try driver.run(
            program: Driver.path,
            [
                "-parse-as-library", "-module-name", "M", "-c", "-Onone", "-incremental", "-enable-batch-mode", "-output-file-map",
                "build/map.json",
            ]
                + ["-emit-module", "-emit-module-path", "build/M.swiftmodule"] + files.map { $0 + ".swift" })
        #expect(result.status == 0, "\(result.output)")
        let after = files.map { FileState(path: "\(driver.folder.path)/build/\($0).o") }
        #expect(!after.contains(nil))
        return Set(files.indices.filter { before[$0] != after[$0] }.map { files[$0] })
    }

    /// Changes a source. The compiler compares dates by the second, so the new one lies ahead.
    private func change(_ name: String, to text: String, ahead: TimeInterval = 2) throws {
        let path = driver.folder.write(text, to: name)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: ahead)], ofItemAtPath: path)
    }

    @Test func nothingChanged() throws {
        #expect(try build() == ["A", "B", "C"])
        #expect(try build() == [])
    }

    @Test func aBodyChanged() throws {
        _ = try build()
        try change("C.swift", to: "func c() { print(1) }\n")
        let compiled = try build()
        #expect(compiled == ["C"])
    }

    @Test func theTranslationOfAFileChangedBecauseOfAnother() throws {
        _ = try build()
        // The class body in A.swift gets the override, though A.swift keeps its date.
        try change("B.swift", to: "func b() -> Int { D().f() }\nextension D { override func f() -> Int { 2 } }\n")
        #expect(try build().isSuperset(of: ["A", "B"]))
        try change("B.swift", to: "func b() -> Int { D().f() }\n")
        #expect(try build().isSuperset(of: ["A", "B"]))
    }

    @Test func theSystemVersionChanged() throws {
        driver.folder.write("func c() { if #available(iOS 17, *) { print(1) } else { print(2) } }\n", to: "C.swift")
        _ = try build()
        #expect(try build(systemVersion: "16.0") == ["C"])
    }

    @Test func afterAWholeModuleAllFilesAreCompiledOnceMore() throws {
        #expect(try build(wholly: true) == ["A", "B", "C"])
        #expect(FileState(path: "\(driver.folder.path)/build/M.swiftmodule") != nil)
        try change("C.swift", to: "func c() { print(1) }\n")
        #expect(try build(wholly: true) == ["A", "B", "C"])
        try change("C.swift", to: "func c() { print(2) }\n", ahead: 5)
        #expect(try build(wholly: true) == ["C"])
    }
}
