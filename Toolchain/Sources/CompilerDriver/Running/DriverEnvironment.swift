import Foundation
import Translator

/// The settings that the driver takes from environment variables.
package struct DriverEnvironment: Sendable {
    /// `FORASTERO_REAL_SWIFTC`: the compiler that does the work.
    var realCompiler: String?
    /// `FORASTERO_SDK`: the folder with our compiled modules, instead of the one beside the driver.
    var sdk: String?
    /// `FORASTERO_OFF`: nothing is translated.
    var isOff = false
    /// `FORASTERO_MODE`: `app`, `sdk`, `plain` or `linux`, instead of what the driver finds out.
    var mode: String?
    /// `FORASTERO_IOS_VERSION`: the iOS that availability checks are answered for.
    var systemVersion: String?
    /// `FORASTERO_VERBOSE`: print every command that is run.
    var isVerbose = false
    /// `FORASTERO_TIME`: print what the parts of a translation cost.
    var printsTimes = false
    /// `FORASTERO_EXPLAIN`: the file that takes what packages lack, while everything is compiled on.
    var explanation: String?
    /// `FORASTERO_WHOLE_MODULES`: a module that was never built is compiled by one process.
    var compilesWholeModules = false
    /// `SWIFT_EXEC_MANIFEST`: whether package manifests are compiled by this driver too.
    var adaptsManifests = false
    /// `FORASTERO_MODULE_CACHE`, else `modules` in our folder of the user's caches: where the compiler keeps the C modules that it has read,
    /// for all packages together. Nil where the user has no such folder.
    var moduleCache: String?
    var searchPath = ""

    init() {}

    init(_ variables: [String: String]) {
        func text(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        realCompiler = text("FORASTERO_REAL_SWIFTC")
        sdk = text("FORASTERO_SDK")
        isOff = text("FORASTERO_OFF") != nil
        mode = text("FORASTERO_MODE")
        systemVersion = text("FORASTERO_IOS_VERSION")
        isVerbose = text("FORASTERO_VERBOSE") != nil
        printsTimes = text("FORASTERO_TIME") != nil
        explanation = text("FORASTERO_EXPLAIN")
        compilesWholeModules = text("FORASTERO_WHOLE_MODULES") != nil
        adaptsManifests = text("SWIFT_EXEC_MANIFEST") != nil
        searchPath = variables["PATH"] ?? ""
        let caches = text("XDG_CACHE_HOME") ?? text("HOME").map { $0 + "/.cache" }
        moduleCache = text("FORASTERO_MODULE_CACHE") ?? caches.map { $0 + "/forastero/modules" }
    }

    package static var current: DriverEnvironment { DriverEnvironment(ProcessInfo.processInfo.environment) }

    package func parsedSystemVersion() throws(DriverError) -> SystemVersion {
        guard let systemVersion else { return TranslationOptions.defaultSystemVersion }
        guard let version = SystemVersion(systemVersion) else {
            throw DriverError(
                "FORASTERO_IOS_VERSION is \"\(systemVersion)\", which is not a version", remedy: "set it to one such as 18.0, or unset it")
        }
        return version
    }
}

extension TranslationOptions {
    /// The iOS that is emulated unless somebody asks for another.
    static let defaultSystemVersion = TranslationOptions(moduleName: "").systemVersion
}
