import Foundation

/// The answer of the driver to `-version`: the compiler's own text and a stamp of everything of ours that a compiled module depends on.
///
/// Build systems note the text and compile all modules again when it changes, because class layouts of the SDK and translations are part
/// of every object file.
struct VersionReport {
    let compiler: RealCompiler
    let sdk: SDK?
    var ownPath = OwnExecutable.path

    func text() throws(DriverError) -> String {
        try text(compilerSays: ChildProcess(path: compiler.path, arguments: ["-version"]).capture().output)
    }

    /// - Throws: if the compiler is of another release than the translator or the SDK.
    func text(compilerSays output: String) throws(DriverError) -> String {
        guard let version = CompilerVersion(output: output) else {
            throw DriverError(
                "\(compiler.path) does not say its version", remedy: "set FORASTERO_REAL_SWIFTC to the swiftc of a Swift toolchain")
        }
        try check(version)
        return output + "Forastero translator \(FileContent.stamp(of: ownPath)), SDK \(sdk.map { stamp(of: $0.files) } ?? "none")\n"
    }

    /// Compares the compiler with the one that our parts were built with.
    private func check(_ version: CompilerVersion) throws(DriverError) {
        let needed = CompilerVersion.ofTranslator
        guard version.isSameRelease(as: needed) else {
            throw DriverError(
                "\(compiler.path) is Swift \(version), but this translator was built with Swift \(needed) and reads that language",
                remedy: "put Swift \(needed) first on the PATH or set FORASTERO_REAL_SWIFTC to its swiftc")
        }
        guard let sdk, let built = sdk.compilerVersion, built != version else { return }
        throw DriverError(
            "\(compiler.path) is Swift \(version), but the SDK in \(sdk.root) was compiled with Swift \(built), and compiled modules fit one version only",
            remedy: "use Swift \(built), or build the SDK again with ./forastero sdk")
    }

    private func stamp(of files: [String]) -> String {
        var hash = StableHash()
        for file in files {
            guard let state = FileState(path: file) else { continue }
            hash.combine(file)
            hash.combine(state.description)
        }
        return hash.text
    }
}
