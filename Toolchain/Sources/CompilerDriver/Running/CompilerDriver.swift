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
            try handOver(to: compiler, HostArguments.rewrite(arguments.original))
        }
        let compilation = Compilation(
            compiler: compiler, arguments: arguments, environment: environment, sdk: sdk, module: module, kind: kind, clock: clock)
        return try compilation.run()
    }

    private func handOver(to compiler: RealCompiler, _ arguments: [String]) throws(DriverError) -> Never {
        let process = ChildProcess(path: compiler.path, arguments: arguments)
        Console.logCommand(process, environment)
        try process.replaceThisProcess()
    }
}
