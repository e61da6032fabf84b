import Foundation
import Translator

/// Stands in for `swiftc`: translates a module's sources when they are written for iOS, then runs the real compiler over them.
public struct CompilerDriver: Sendable {
    let arguments: CompilerArguments
    let environment: DriverEnvironment

    /// - Parameter arguments: without the name of the program.
    public init(arguments: [String]) {
        self.init(arguments: CompilerArguments(arguments), environment: .current)
    }

    init(arguments: CompilerArguments, environment: DriverEnvironment) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Does what the arguments ask for. Does not return if the real compiler takes over.
    /// - Returns: the exit status.
    public func run() -> Int32 {
        SignalForwarding.unblock()
        do {
            return try perform()
        } catch {
            // Who asks for information reads the output, and shows it if it is not what was expected.
            Console.print("\(error)\n", to: CompilerCall(arguments) == .passThrough ? .output : .error)
            return 1
        }
    }

    private func perform() throws(DriverError) -> Int32 {
        let compiler = try RealCompiler.find(environment)
        if environment.isOff { try handOver(to: compiler, arguments.original) }
        switch CompilerCall(arguments) {
        case .passThrough:
            try handOver(to: compiler, arguments.original)
        case .version:
            Console.print(try VersionReport(compiler: compiler, sdk: SDK.find(environment)).text(), to: .output)
            return 0
        case .manifest:
            return try ManifestCompilation(compiler: compiler, arguments: arguments, environment: environment).run()
        case .link where environment.explanation != nil:
            // Nothing runs what cannot be whole.
            if let output = arguments.path(of: "-o") { _ = FileManager.default.createFile(atPath: output, contents: Data()) }
            return 0
        case .link:
            let sdk = try SDK.find(environment)
            try handOver(to: compiler, HostArguments.rewrite(arguments.original) + (sdk?.linkerOptions ?? []))
        case .compile:
            return try compile(with: compiler)
        }
    }

    private func compile(with compiler: RealCompiler) throws(DriverError) -> Int32 {
        let clock = PhaseClock()
        let sdk = try SDK.find(environment)
        let module = try ModuleSources(arguments: arguments, sdk: sdk, modeOverride: environment.mode)
        clock.mark("read")
        guard case .translated(let kind) = module.treatment else {
            if let path = environment.explanation { return try explain(module, to: path, with: compiler) }
            try handOver(to: compiler, module.hostArguments(arguments, environment))
        }
        let compilation = Compilation(
            compiler: compiler, arguments: arguments, environment: environment, sdk: sdk, module: module, kind: kind, clock: clock)
        return try compilation.run()
    }

    /// Compiles a module that has nothing to do with iOS, and reports its errors without stopping at them.
    private func explain(_ module: ModuleSources, to path: String, with compiler: RealCompiler) throws(DriverError) -> Int32 {
        var explanation = Explanation(path: path)
        let options = HostArguments.rewrite(arguments.original).filter { $0 != "-parseable-output" } + Explanation.compilerOptions
        _ = try ChildProcess(path: compiler.path, arguments: options).run { _, piece in explanation.receive(piece) }
        _ = explanation.learn()
        explanation.write(sources: module.files)
        explanation.touchObjects(of: module.files, arguments)
        return 0
    }

    private func handOver(to compiler: RealCompiler, _ arguments: [String]) throws(DriverError) -> Never {
        let process = ChildProcess(path: compiler.path, arguments: arguments)
        Console.logCommand(process, environment)
        try process.replaceThisProcess()
    }
}
