import Foundation

/// The compiler of the Swift toolchain, which does the work.
package struct RealCompiler: Equatable, Sendable {
    package let path: String

    /// `FORASTERO_REAL_SWIFTC`, else the `swiftc` beside the SwiftSyntax that the translator runs on, else the first on the `PATH` that is
    /// not the driver itself.
    package static func find(
        _ environment: DriverEnvironment, ownPath: String = OwnExecutable.path, syntaxLibrary: String? = OwnExecutable.syntaxLibrary
    ) throws(DriverError) -> RealCompiler {
        if let path = environment.realCompiler {
            guard isExecutable(path) else {
                throw DriverError(
                    "FORASTERO_REAL_SWIFTC is \(path), which is not a program",
                    remedy: "set it to the swiftc of a Swift toolchain, or unset it")
            }
            return RealCompiler(path: path)
        }
        // …/usr/lib/swift/host/libSwiftSyntax.so
        if let library = syntaxLibrary {
            let usr = (1...4).reduce(library) { folder, _ in (folder as NSString).deletingLastPathComponent }
            let compiler = usr + "/bin/swiftc"
            if isExecutable(compiler) { return RealCompiler(path: compiler) }
        }
        let own = realPath(ownPath)
        for folder in environment.searchPath.split(separator: ":") {
            let compiler = "\(folder)/swiftc"
            if isExecutable(compiler), realPath(compiler) != own { return RealCompiler(path: compiler) }
        }
        throw DriverError(
            "no Swift compiler is found",
            remedy:
                "put the usr/bin folder of Swift \(CompilerVersion.ofTranslator) on the PATH, or set FORASTERO_REAL_SWIFTC to its swiftc")
    }

    /// The toolchain's `usr` folder.
    package var usr: String {
        let bin = (Self.realPath((path as NSString).deletingLastPathComponent))
        return (bin as NSString).deletingLastPathComponent
    }

    /// Where the toolchain's own modules stand.
    package var moduleFolders: [String] { [usr + "/lib/swift/linux", usr + "/lib/swift"] }

    private static func isExecutable(_ path: String) -> Bool {
        access(path, X_OK) == 0 && !FileManager.default.isFolder(path)
    }

    private static func realPath(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
}
