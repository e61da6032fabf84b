/// The kind of a call of `swiftc`.
enum CompilerCall: Equatable {
    /// Nothing of ours: the real compiler takes over.
    case passThrough
    /// `-version`, to which our stamp is added.
    case version
    /// A package manifest.
    case manifest
    /// A link step without sources.
    case link
    /// The sources of a module.
    case compile

    init(_ arguments: CompilerArguments) {
        if arguments.expanded == ["-version"] || arguments.expanded == ["--version"] {
            self = .version
        } else if arguments.expanded.contains(where: CompilerOption.informative.contains) {
            self = .passThrough
        } else if arguments.sources.isEmpty {
            let asksForLinking = arguments.has("-emit-executable") || arguments.has("-emit-library")
            self = asksForLinking || !arguments.otherInputs.isEmpty ? .link : .passThrough
        } else {
            self = arguments.value(of: "-package-description-version") != nil ? .manifest : .compile
        }
    }
}
