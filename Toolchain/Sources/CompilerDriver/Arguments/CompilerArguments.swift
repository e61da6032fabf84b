import Foundation

/// The arguments of one call of `swiftc`, read once.
struct CompilerArguments: Sendable {
    /// As given, with response files.
    let original: [String]
    /// With response files replaced by what is in them.
    let expanded: [String]
    /// The Swift files, absolute, in their order.
    let sources: [String]
    /// The further inputs by name: object files, libraries, linker scripts.
    let otherInputs: [String]
    /// `-I`, absolute, in their order.
    let searchPaths: [String]
    /// `-D`.
    let defines: Set<String>

    private let values: [String: String]
    private let flags: Set<String>
    private let workingDirectory: String

    init(_ original: [String], currentDirectory: String = FileManager.default.currentDirectoryPath) {
        self.init(original, expanded: ResponseFile.expand(original), currentDirectory: currentDirectory)
    }

    init(_ original: [String], expanded: [String], currentDirectory: String) {
        self.original = Self.namingLanguageMode(original)
        self.expanded = Self.namingLanguageMode(expanded)
        let folder = expanded.lastIndex(of: "-working-directory").flatMap { $0 + 1 < expanded.count ? expanded[$0 + 1] : nil }
        workingDirectory = Self.absolute(folder ?? currentDirectory, in: currentDirectory)
        var reader = Reader(workingDirectory: workingDirectory)
        reader.read(expanded)
        sources = reader.sources
        otherInputs = reader.otherInputs
        searchPaths = reader.searchPaths
        defines = reader.defines
        values = reader.values
        flags = reader.flags
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The value of an option that takes one; of several the last.
    func value(of option: String) -> String? { values[option] }

    /// The value of an option that names a file, absolute.
    func path(of option: String) -> String? { values[option].map(absolute) }

    func absolute(_ path: String) -> String { Self.absolute(path, in: workingDirectory) }

    /// `-module-name`; the compiler's own default is "main".
    var moduleName: String { value(of: "-module-name") ?? "main" }

    /// The major number of `-swift-version`.
    var languageMode: Int { value(of: "-swift-version").flatMap { Int($0.prefix { $0 != "." }) } ?? 5 }

    /// A manifest may ask for Swift "5.0", as a setting of Xcode's does; the compiler knows "5".
    private static func namingLanguageMode(_ arguments: [String]) -> [String] {
        guard let place = arguments.firstIndex(of: "-swift-version"), place + 1 < arguments.count,
            let major = arguments[place + 1].split(separator: ".").first.flatMap({ Int($0) }), major > 4
        else { return arguments }
        var arguments = arguments
        arguments[place + 1] = String(major)
        return arguments
    }

    /// True if a program or library is made. That is also what the compiler does if nothing else is asked of it.
    var isLinking: Bool {
        has("-emit-executable") || has("-emit-library") || !flags.contains(where: CompilerOption.stopsBeforeLinking)
    }

    /// The path as seen from the current folder.
    static func absolutePath(_ path: String) -> String { absolute(path, in: FileManager.default.currentDirectoryPath) }

    private static func absolute(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : folder + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
    }
}

extension CompilerArguments {
    /// Sorts arguments into inputs, options with a value and flags.
    private struct Reader {
        let workingDirectory: String
        var sources: [String] = []
        var otherInputs: [String] = []
        var searchPaths: [String] = []
        var defines: Set<String> = []
        var values: [String: String] = [:]
        var flags: Set<String> = []

        mutating func read(_ arguments: [String]) {
            var position = 0
            while position < arguments.count {
                let argument = arguments[position]
                position += 1
                if CompilerOption.withSeparateValue.contains(argument), position < arguments.count {
                    readOption(argument, value: arguments[position])
                    position += 1
                } else if argument.hasPrefix("-I"), argument.count > 2 {
                    readOption("-I", value: String(argument.dropFirst(2)))
                } else if argument.hasPrefix("-D"), argument.count > 2 {
                    readOption("-D", value: String(argument.dropFirst(2)))
                } else if argument.hasPrefix("-") {
                    flags.insert(argument)
                } else if argument.hasSuffix(".swift") {
                    sources.append(CompilerArguments.absolute(argument, in: workingDirectory))
                } else {
                    otherInputs.append(argument)
                }
            }
        }

        private mutating func readOption(_ option: String, value: String) {
            switch option {
            case "-I", "-Isystem": searchPaths.append(CompilerArguments.absolute(value, in: workingDirectory))
            case "-D": defines.insert(value)
            default: values[option] = value
            }
        }
    }
}

extension CompilerArguments {
    /// Where the compiler writes the `.swiftmodule`, if it writes one.
    var emittedModulePath: String? {
        if let path = path(of: "-emit-module-path") { return path }
        guard has("-emit-module") else { return nil }
        guard let output = path(of: "-o") else { return absolute(moduleName + ".swiftmodule") }
        if output.hasSuffix(".swiftmodule") { return output }
        // Together with a library or objects, the module is beside them under its own name.
        return (output as NSString).deletingLastPathComponent + "/" + moduleName + ".swiftmodule"
    }
}
