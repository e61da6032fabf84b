import Testing
import Translator

@testable import CompilerDriver

@Suite struct ModuleTreatmentTests {
    private func treatment(
        imports: Set<String> = [], indexed: Set<String> = [], defines: Set<String> = [], mode: String? = nil
    ) throws -> ModuleTreatment {
        try ModuleTreatment(imports: imports, indexed: indexed, defines: defines, override: mode)
    }

    @Test func aModuleOfThisSystemIsLeftAlone() throws {
        #expect(try treatment(imports: ["Foundation", "Glibc"], indexed: ["UIKit"]) == .untouched)
    }

    @Test func importingAnInterfaceModuleMakesAnApp() throws {
        #expect(try treatment(imports: ["Foundation", "UIKit"]) == .translated(.app))
    }

    @Test func importingAModuleWithAnIndexMakesAnApp() throws {
        #expect(try treatment(imports: ["SnapKit"], indexed: ["SnapKit"]) == .translated(.app))
    }

    /// A module that imports Foundation alone is for iOS too if another one of its package is: `#if os(iOS)` means one thing in all of it.
    @Test func aModuleOfAPackageForIOSMakesAnApp() throws {
        let folder = TemporaryFolder()
        folder.write("", to: "Package.swift")
        let model = folder.write("import Foundation\n", to: "Sources/Model/Model.swift")
        folder.write("import UIKit\n", to: "Example/App.swift")
        folder.write("", to: "Nested/Package.swift")
        let nested = folder.write("import UIKit\n", to: "Nested/Sources/Nested.swift")
        #expect(!PackageSystem(sources: [model]).isForIOS)
        #expect(PackageSystem(sources: [nested]).isForIOS)
        folder.write("#if os(iOS)\nimport UIKit\n#endif\n", to: "Sources/Interface/View.swift")
        #expect(PackageSystem(sources: [model]).isForIOS)
        #expect(!PackageSystem(sources: ["/nowhere/a.swift"]).isForIOS)
        // The product of an Xcode project is one, even if its folders are called as those of samples are.
        let made = TemporaryFolder()
        for file in ["Package.swift", ".forastero-project"] { made.write("", to: file) }
        let test = PackageSystem(sources: [made.write("import XCTest\n", to: "Targets/Tests/ExampleTests/T.swift")])
        #expect(test.isForIOS)
        #expect(test.isMadeOfProject && !PackageSystem(sources: [model]).isMadeOfProject)
        #expect(
            try ModuleTreatment(imports: ["Foundation"], indexed: [], defines: [], override: nil, isInPackageForIOS: true)
                == .translated(.app))
    }

    /// A package that looks for a framework before it imports it works without, so that it stays one of this system.
    @Test(
        arguments: [
            ("#if canImport(Darwin)\nimport Darwin\n#endif", []),
            ("#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif", ["Glibc"]),
            ("import Darwin", ["Darwin"]),
            ("#if os(iOS)\n#endif\nimport SystemConfiguration", ["SystemConfiguration"]),
            ("#if canImport(UIKit)\nimport UIKit\n#endif\nimport Network", ["UIKit", "Network"]),
        ] as [(String, Set<String>)])
    func whatIsLookedForDecidesNothing(source: String, deciding: Set<String>) {
        #expect(PortableImports.decidingImports(of: SourceFile(path: "a.swift", bytes: Array(source.utf8))) == deciding)
    }

    @Test func ourOwnModulesSayWhatTheyAre() throws {
        #expect(try treatment(imports: ["UIKit"], defines: ["FORASTERO_SDK_MODULE"]) == .translated(.translatedSDK))
        #expect(try treatment(imports: ["Foundation"], defines: ["FORASTERO_PLAIN_MODULE"]) == .translated(.plainSDK))
    }

    @Test func theVariableDecides() throws {
        #expect(try treatment(imports: ["UIKit"], mode: "linux") == .untouched)
        #expect(try treatment(mode: "app") == .translated(.app))
        #expect(throws: DriverError.self) { try treatment(mode: "ios") }
    }
}
