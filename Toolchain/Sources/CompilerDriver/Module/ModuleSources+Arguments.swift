extension ModuleSources {
    /// The arguments with which the compiler of this machine makes the module.
    func hostArguments(_ arguments: CompilerArguments, _ environment: DriverEnvironment) -> [String] {
        let rewritten = HostArguments.rewrite(arguments.original)
        guard environment.compilesWholeModules, environment.explanation == nil else { return rewritten }
        return WholeModule(arguments, isLeaf: imports.contains("Testing") || imports.contains("XCTest")).rewrite(rewritten)
    }
}
