import ProjectReader

/// The command line of the reader.
struct Options {
    let verb: String
    private(set) var project = "."
    private(set) var buildFolder: String?
    private(set) var choice = AppPlanner.Choice()

    init(_ arguments: [String]) throws(ProjectError) {
        guard let verb = arguments.first else { throw ProjectError("a verb is needed: prepare, explain or where") }
        self.verb = verb
        choice.available = ModuleFolder.standIns
        var index = 1
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            guard argument.hasPrefix("--") else {
                project = argument
                continue
            }
            guard index < arguments.count else { throw ProjectError("\(argument) needs a value") }
            let value = arguments[index]
            index += 1
            switch argument {
            case "--for":
                guard let purpose = AppPlanner.Choice.Purpose(rawValue: value) else {
                    throw ProjectError("--for takes app, tests or building")
                }
                choice.purpose = purpose
            case "--scheme": choice.scheme = value
            case "--target": choice.target = value
            case "--configuration": choice.configuration = value
            case "--packages": choice.packageFolders.append(value)
            case "--modules": choice.available.formUnion(ModuleFolder.modules(in: value))
            case "--clang": choice.headerCompiler = HeaderCompiler(clang: value)
            case "--build-folder": buildFolder = value
            default: throw ProjectError("there is no option \(argument)")
            }
        }
    }
}
