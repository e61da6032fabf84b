import Foundation
import Translator

/// Our compiled modules, as they are installed: `bin/` with the driver beside `sdk/`.
package struct SDK: Equatable, Sendable {
    package let root: String

    /// `FORASTERO_SDK`, else the folder beside the driver's; nil if there is none, as when our own package is built.
    package static func find(_ environment: DriverEnvironment, executableFolder: String = OwnExecutable.folder) throws(DriverError) -> SDK?
    {
        if let root = environment.sdk {
            let sdk = SDK(root: root)
            guard FileManager.default.isFolder(sdk.modules) else {
                throw DriverError(
                    "FORASTERO_SDK is \(root), but there is no folder \(sdk.modules)",
                    remedy: "set it to the sdk folder of an installed Forastero, or unset it")
            }
            return sdk
        }
        let sdk = SDK(root: (executableFolder as NSString).deletingLastPathComponent + "/sdk")
        return FileManager.default.isFolder(sdk.modules) ? sdk : nil
    }

    /// `.swiftmodule` and index files.
    package var modules: String { root + "/modules" }
    /// Module maps of the C libraries that our modules are built on.
    var headers: String { root + "/include" }
    /// `libForastero.so`.
    var libraries: String { root + "/lib" }

    /// The version of the compiler that made the modules, from the file `compiler-version` with what `swiftc -version` said then.
    var compilerVersion: CompilerVersion? {
        FileManager.default.contents(atPath: root + "/compiler-version").flatMap {
            CompilerVersion(output: String(decoding: $0, as: UTF8.self))
        }
    }

    // optimization: it brings some thirty other libraries, which take a third of a small app's start. Whoever imports Combine or WebKit
    // would load it, used or not.
    private static let onlyIfUsed = "FoundationNetworking"

    /// Options for compiling a module that uses ours.
    package var compilerOptions: [String] {
        var options = ["-I", modules, "-Xfrontend", "-disable-autolink-library", "-Xfrontend", Self.onlyIfUsed]
        if FileManager.default.isFolder(headers) { options += ["-I", headers, "-Xcc", "-I", "-Xcc", headers] }
        return options
    }

    /// Options for linking; the libraries become dependencies only of what uses them.
    var linkerOptions: [String] {
        ["-L", libraries]
            + ["-rpath", libraries, "--push-state", "--as-needed", "-lForastero", "-l" + Self.onlyIfUsed, "--pop-state"]
            .flatMap { ["-Xlinker", $0] }
    }

    /// Everything whose change makes it necessary to compile clients again.
    var files: [String] {
        [modules, libraries].flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
        }
    }
}

extension SDK {
    /// For a module written for iOS where there is nothing of ours to compile it with.
    static func absent(module: String, needs dependency: String) -> DriverError {
        DriverError(
            "\(module) is written for iOS, but there is no compiled module \(dependency) to build it with",
            remedy: "build with `swift build --swift-sdk forastero` after `./forastero sdk` has made the SDK, "
                + "or set FORASTERO_SDK to the sdk folder of an installed one")
    }
}
