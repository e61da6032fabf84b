import Translator

/// Stands in for `swiftc`: translates a module's sources, then runs the real compiler over them.
public struct CompilerDriver {
    public init() {}
}
