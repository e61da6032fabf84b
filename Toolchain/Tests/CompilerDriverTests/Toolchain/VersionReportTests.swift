import Foundation
import Testing

@testable import CompilerDriver

@Suite struct VersionReportTests {
    private let folder = TemporaryFolder()

    private let compiler = RealCompiler(path: "/toolchain/usr/bin/swiftc")

    /// The version text of our release's compiler.
    private let own = "Swift version \(CompilerVersion.ofTranslator).1 (test)\n"

    @Test func keepsTheCompilersOwnText() throws {
        let text = try VersionReport(compiler: compiler, sdk: nil).text(compilerSays: own)
        #expect(text.hasPrefix(own + "Forastero translator "))
    }

    @Test func changesWithTheTranslator() throws {
        let first = try VersionReport(compiler: compiler, sdk: nil, ownPath: folder.write("one", to: "translator")).text(compilerSays: own)
        let second = try VersionReport(compiler: compiler, sdk: nil, ownPath: folder.write("another", to: "translator")).text(
            compilerSays: own)
        #expect(first != second)
    }

    @Test func staysWithATranslatorThatWasBuiltAgainAndIsTheSame() throws {
        let reports = ["first/translator", "second/translator"].map { path in
            VersionReport(compiler: compiler, sdk: nil, ownPath: folder.write("one", to: path))
        }
        let old: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 1)]
        try FileManager.default.setAttributes(old, ofItemAtPath: reports[0].ownPath)
        #expect(try reports[0].text(compilerSays: own) == reports[1].text(compilerSays: own))
    }

    @Test func changesWithTheSDK() throws {
        let sdk = SDK(root: folder.path + "/sdk")
        folder.write("", to: "sdk/modules/UIKit.swiftmodule")
        let first = try VersionReport(compiler: compiler, sdk: sdk).text(compilerSays: own)
        #expect(try VersionReport(compiler: compiler, sdk: sdk).text(compilerSays: own) == first)
        folder.write("changed", to: "sdk/modules/UIKit.swiftmodule")
        #expect(try VersionReport(compiler: compiler, sdk: sdk).text(compilerSays: own) != first)
    }

    @Test func anotherReleaseIsAnErrorThatNamesTheNeededOne() {
        let error = #expect(throws: DriverError.self) {
            try VersionReport(compiler: compiler, sdk: nil).text(compilerSays: "Swift version 5.9.2")
        }
        #expect(error?.message.contains("Swift 5.9.2") == true)
        #expect(error?.remedy.contains("Swift \(CompilerVersion.ofTranslator)") == true)
    }

    @Test func anSDKOfAnotherCompilerIsAnErrorThatNamesIt() {
        folder.write("Swift version \(CompilerVersion.ofTranslator).9 (test)", to: "sdk/compiler-version")
        let report = VersionReport(compiler: compiler, sdk: SDK(root: folder.path + "/sdk"))
        let error = #expect(throws: DriverError.self) { try report.text(compilerSays: own) }
        #expect(error?.remedy.contains("Swift \(CompilerVersion.ofTranslator).9") == true)
    }

    @Test func aProgramThatIsNoCompilerIsAnError() {
        #expect(throws: DriverError.self) { try VersionReport(compiler: RealCompiler(path: "/bin/true"), sdk: nil).text() }
    }
}
