import Foundation
import SwiftIfConfig
import SwiftSyntax

/// Answers `#if` conditions as the compiler will, once the translated conditions select iOS.
struct EmulatedBuildConfiguration: BuildConfiguration {
    let options: TranslationOptions
    let isLinuxTestManifest: Bool

    func isCustomConditionSet(name: String) -> Bool { options.defines.contains(name) }
    func hasFeature(name: String) -> Bool { true }
    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        if isLinuxTestManifest, module == "ObjectiveC" { return false }
        if PartialModules.contains(module) { return false }
        return options.importSearchPaths.contains { FileManager.default.fileExists(atPath: "\($0)/\(module).swiftmodule") }
    }

    func isActiveTargetOS(name: String) -> Bool { name == (isLinuxTestManifest ? "Linux" : "iOS") }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_Native" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(x86_64)
            name == "x86_64"
        #elseif arch(arm64)
            name == "arm64"
        #else
            false
        #endif
    }

    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    var endianness: Endianness { .little }

    /// The version that `#if swift(>=…)` compares with: the newest of the language mode, not the mode's number.
    var languageVersion: VersionTuple {
        switch options.languageMode {
        case 6...: compilerVersion
        case 5: VersionTuple(5, 10)
        default: VersionTuple(4, 2)
        }
    }

    var compilerVersion: VersionTuple { VersionTuple(6, 3, 1) }
}
