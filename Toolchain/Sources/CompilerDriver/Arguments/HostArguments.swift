import Foundation

/// Rewrites arguments that mean an Apple platform, so that the compiler and linker of this machine accept them.
///
/// With an iOS triple, or for a package that names frameworks, build systems pass options that exist for Apple's linker only.
struct HostArguments {
    private var input: ArraySlice<String>
    private var output: [String] = []

    static func rewrite(_ arguments: [String]) -> [String] {
        var rewriter = HostArguments(input: arguments[...])
        while !rewriter.input.isEmpty { rewriter.step() }
        return rewriter.output
    }

    private init(input: ArraySlice<String>) {
        self.input = input
    }

    /// The target triple of this machine.
    static var hostTriple: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    /// True for what an editor takes for the root of the system; builds for an editor are told of it too.
    private static func isOwnSDK(_ path: String) -> Bool {
        let own = (OwnExecutable.folder as NSString).deletingLastPathComponent + "/sdk"
        return path.hasSuffix("/sdk") && URL(fileURLWithPath: path).resolvingSymlinksInPath().path == own
    }

    private mutating func step() {
        let argument = input.removeFirst()
        let next = input.first ?? ""
        switch argument {
        case "-sdk" where next == "/" || Self.isOwnSDK(next), "-framework", "-tools-directory":
            input = input.dropFirst()
        case "-target" where next.contains("-apple-"):
            input = input.dropFirst()
            output += ["-target", Self.hostTriple]
        case "-Xcc" where next == "-isysroot":
            input = input.dropFirst(3)
        case "-vfsoverlay" where next.hasSuffix("/" + Overlay.editorName):
            input = input.dropFirst()
        case "-Xcc" where next == "--sysroot" && input.count >= 3 && Self.isOwnSDK(input[input.startIndex + 2]):
            input = input.dropFirst(3)
        case "-Xlinker":
            stepOverLinkerOption()
        default:
            output.append(argument)
        }
    }

    /// Takes the value of an `-Xlinker` and, for an option with values of its own, the `-Xlinker` pairs that hold these.
    private mutating func stepOverLinkerOption() {
        guard let option = input.popFirst() else { return output.append("-Xlinker") }
        switch option {
        case "-dead_strip", "-dead_strip_dylibs", "-adhoc_codesign", "-no_warn_duplicate_libraries", "-headerpad_max_install_names",
            "-ObjC",
            "-application_extension", "-no_application_extension", "-ld_classic":
            break
        case "-framework", "-weak_framework", "-install_name", "-add_ast_path", "-platform_version":
            let count = option == "-platform_version" ? 3 : 1
            for _ in 0..<count { _ = takeLinkerValue() }
        case "-alias":
            guard let name = takeLinkerValue(), let alias = takeLinkerValue() else { return }
            // Symbols of Apple's object files begin with an underscore.
            output += ["-Xlinker", "--defsym=\(alias.dropFirst())=\(name.dropFirst())"]
        default:
            let path = option.replacingOccurrences(of: "@loader_path", with: "$ORIGIN")
                .replacingOccurrences(of: "@executable_path", with: "$ORIGIN")
            output += ["-Xlinker", path]
        }
    }

    private mutating func takeLinkerValue() -> String? {
        guard input.first == "-Xlinker", input.count >= 2 else { return nil }
        input = input.dropFirst()
        return input.popFirst()
    }
}
