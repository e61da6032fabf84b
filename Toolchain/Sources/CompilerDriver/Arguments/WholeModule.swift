import Foundation

/// Has a module that was never built compiled by one process, in place of one for each core and one for the module's interface.
///
/// Each process of the compiler checks the types of what its files use, and expands macros, again: one for all files takes less than half
/// of the processor time. It cannot leave files out the next time, so what is there already is compiled by files.
struct WholeModule {
    private let arguments: CompilerArguments
    /// Nothing imports the module, so that nobody waits for its interface.
    private let isLeaf: Bool

    init(_ arguments: CompilerArguments, isLeaf: Bool) {
        self.arguments = arguments
        self.isLeaf = isLeaf
    }

    /// Only where the build system wants an object file for each source, of a debug build.
    private var isPossible: Bool {
        guard arguments.has("-enable-batch-mode"), arguments.has("-Onone"), !arguments.has("-whole-module-optimization"),
            arguments.value(of: "-output-file-map") != nil, let module = arguments.emittedModulePath
        else { return false }
        return access(module, F_OK) != 0
    }

    /// The arguments for one process, or those that were given.
    func rewrite(_ given: [String]) -> [String] {
        guard isPossible else { return given }
        let byFiles: Set<String> = ["-enable-batch-mode", "-incremental"]
        // With a number of threads each source keeps an object file of its own.
        return given.filter { !byFiles.contains($0) } + ["-whole-module-optimization", "-num-threads", "2"]
            + (isLeaf ? ["-no-emit-module-separately-wmo"] : [])
    }
}
