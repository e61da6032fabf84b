import Foundation
import Testing

@testable import CompilerDriver

/// The driver behind the package manager.
@Suite struct PackageTests {
    private func makeDriver() throws -> Driver {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = "app"
        let folder = driver.folder
        try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/bin/swiftc", withDestinationPath: Driver.path)
        folder.write(#"{"schemaVersion":"1.0","rootPath":"\#(folder.path)/bin","swiftCompiler":{"path":"swiftc"}}"#, to: "toolset.json")
        return driver
    }

    private func swift(_ driver: Driver, _ verb: String, _ arguments: String...) throws -> Driver.Result {
        let swift = (RealCompilation.compiler.path as NSString).deletingLastPathComponent + "/swift"
        return try driver.run(program: swift, [verb, "--package-path", driver.folder.path + "/App", "--disable-sandbox"] + arguments)
    }

    private let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS(.v15)],
            targets: [
                .executableTarget(
                    name: "App",
                    swiftSettings: [.define("ON_PHONES", .when(platforms: [.iOS]))],
                    linkerSettings: [.linkedFramework("UIKit", .when(platforms: [.iOS]))])
            ])
        """

    /// The name of an asset catalog that the manifest does not mention.
    private let catalog = "Bundle.module.url(forResource: \"Assets\", withExtension: \"xcassets\")!.lastPathComponent"

    @Test func aPackageForIOSBuildsAndRuns() throws {
        var driver = try makeDriver()
        driver.environment["SWIFT_EXEC_MANIFEST"] = driver.folder.path + "/bin/swiftc"
        driver.folder.write(manifest, to: "App/Package.swift")
        driver.folder.write("#if os(iOS) && ON_PHONES\nprint(answer())\n#endif\n", to: "App/Sources/App/main.swift")
        driver.folder.write("import Foundation\nfunc answer() -> String { \(catalog) }\n", to: "App/Sources/App/Answer.swift")
        driver.folder.write("{}", to: "App/Sources/App/Assets.xcassets/Contents.json")
        let toolset = driver.folder.path + "/toolset.json"
        let build = try swift(driver, "run", "--toolset", toolset)
        #expect(build.status == 0)
        #expect(build.output.hasSuffix("Assets.xcassets\n"), "\(build.output)")

        driver.folder.write("func answer() -> Int { #if os(iOS)\n \"iOS\" \n#endif\n }\n", to: "App/Sources/App/Answer.swift")
        let failure = try swift(driver, "build", "--toolset", toolset)
        #expect(failure.status != 0)
        #expect(failure.output.contains("App/Sources/App/Answer.swift:2:2: error: cannot convert return expression"), "\(failure.output)")
    }

    @Test func aPackageThatIsOlderThanResourcesGetsNone() throws {
        var driver = try makeDriver()
        driver.environment["SWIFT_EXEC_MANIFEST"] = driver.folder.path + "/bin/swiftc"
        driver.folder.write(
            """
            // swift-tools-version:5.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "App")])
            """, to: "App/Package.swift")
        driver.folder.write("", to: "App/Sources/App/main.swift")
        driver.folder.write("{}", to: "App/Sources/App/Assets.xcassets/Contents.json")
        let result = try swift(driver, "package", "dump-package")
        #expect(result.status == 0, "\(result.output)")
    }

    @Test func aMistakeInAManifestHasItsPlace() throws {
        var driver = try makeDriver()
        driver.environment["SWIFT_EXEC_MANIFEST"] = driver.folder.path + "/bin/swiftc"
        driver.folder.write(
            manifest.replacingOccurrences(of: "[.iOS]))],", with: "[.iOS])), 5],"), to: "App/Package.swift")
        driver.folder.write("", to: "App/Sources/App/main.swift")
        let result = try swift(driver, "package", "dump-package")
        #expect(result.status != 0)
        #expect(result.output.contains("Package.swift:8:77: error: "), "\(result.output)")
    }

    @Test func aModuleThatHandsAChangedOneOnReachesItsImporters() throws {
        var driver = try makeDriver()
        driver.environment["FORASTERO_MODE"] = "plain"
        let folder = driver.folder
        folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [
                    .target(name: "Base"), .target(name: "Umbrella", dependencies: ["Base"]),
                    .executableTarget(name: "App", dependencies: ["Umbrella"]),
                ])
            """, to: "App/Package.swift")
        folder.write("@_exported import Base\n", to: "App/Sources/Umbrella/Umbrella.swift")
        folder.write("import Umbrella\nprint(Thing().two())\n", to: "App/Sources/App/main.swift")
        func run(methods: String) throws -> String {
            let path = folder.write("open class Thing {\n    public init() {}\n\(methods)\n}\n", to: "App/Sources/Base/Thing.swift")
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 2)], ofItemAtPath: path)
            return try swift(driver, "run", "--toolset", folder.path + "/toolset.json").output
        }
        let methods = "    open func one() -> Int { 1 }\n    open func two() -> Int { 2 }"
        #expect(try run(methods: methods).hasSuffix("\n2\n"))
        // Swift's driver writes down when a build began up to a second late, and takes modules of that second for unchanged. Nobody edits so
        // fast but a test: builds without a change take the time up.
        for _ in 0..<2 { #expect(try swift(driver, "build", "--toolset", folder.path + "/toolset.json").output.contains("complete")) }
        // Each method has moved by one vtable slot.
        let output = try run(methods: "    open func zero() -> Int { 0 }\n" + methods)
        #expect(output.hasSuffix("\n2\n"), "\(output)")
    }
}
