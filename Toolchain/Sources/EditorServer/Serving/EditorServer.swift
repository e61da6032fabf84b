import CompilerDriver
import Foundation
import Translator

/// What an editor starts: it stands between the editor and the toolchain's language server, which it gives the translations of what is edited,
/// and puts places, edits and messages back into the terms of the sources.
///
/// One queue handles all messages in the order in which they arrive, and guards everything here.
public final class EditorServer: @unchecked Sendable {
    /// What was asked of the language server and is not yet answered.
    struct Question {
        let method: String
        let params: JSON
        /// The address that places in the answer belong to unless they name another.
        let uri: String?
        let answer: (JSON) -> Void
    }

    let queue = DispatchQueue(label: "forastero.lsp")
    let client: Connection
    let installation: Installation
    /// Options for the reader of Xcode projects.
    private let projectOptions: [String]
    private(set) var server: LanguageServer?
    private(set) var store: ModuleStore?
    private(set) var paths = ProjectPaths(package: "")
    /// By the editor's addresses.
    var documents: [String: Document] = [:]
    /// Those that were changed since they were last translated, in the order in which that began.
    var changedDocuments: [String] = []
    var questions: [JSON: Question] = [:]
    private var questionCount = 0
    /// Files that only the language server has open, while it answers a question about all of them.
    var openedForQuestion: Set<String> = []
    private var initialization: JSON?
    private var isInitialized = false
    private var isEnding = false
    private var starts: [Date] = []
    var pendingRefresh: DispatchWorkItem?

    /// - Parameter projectOptions: such as `--scheme` and its value, for an Xcode project.
    init(client: Connection, installation: Installation, projectOptions: [String]) {
        self.client = client
        self.installation = installation
        self.projectOptions = projectOptions
    }

    /// The program's entry. Does not return.
    public static func main() -> Never {
        signal(SIGPIPE, SIG_IGN)
        do {
            let server = EditorServer(
                client: Connection(input: 0, output: 1), installation: try Installation(),
                projectOptions: Array(CommandLine.arguments.dropFirst()))
            server.start()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
        dispatchMain()
    }

    func start() {
        client.start(
            receiving: { message in self.queue.async { self.receiveFromEditor(message) } },
            ending: { self.queue.async { self.end(status: 0) } })
    }

    // MARK: Life of the language server

    func initialize(_ message: JSON) {
        let folder = message["params"]?["workspaceFolders"]?.array?.first?["uri"]?.string ?? message["params"]?["rootUri"]?.string
        let opened = folder.flatMap(FileURI.path) ?? message["params"]?["rootPath"]?.string ?? FileManager.default.currentDirectoryPath
        let package = XcodeProject.isThere(opened) ? preparePackage(of: opened) : nil
        let root = package ?? opened
        paths = ProjectPaths(package: root, project: package == nil ? nil : opened)
        let store = ModuleStore(installation: installation, root: root)
        self.store = store
        store.addPackage(root)
        store.addCheckouts()
        store.storeAll()
        var message = message
        message["params"] = initializationParameters(message["params"] ?? [:], overlay: store.shadow.overlay)
        initialization = message
        startLanguageServer()
        let id = message["id"] ?? .null
        ask("initialize", message["params"] ?? [:]) { [self] answer in
            client.send(Self.answer(id, answer))
        }
    }

    private func preparePackage(of project: String) -> String? {
        XcodeProject.preparePackage(
            of: project, reader: OwnExecutable.folder + "/forastero-project",
            modules: [installation.sdk.modules, installation.toolchain.usr + "/lib/swift/linux"], options: projectOptions)
    }

    /// What the editor says, with what the language server must know of our SDK.
    private func initializationParameters(_ params: JSON, overlay: String) -> JSON {
        var params = mapped(params, .toServer, in: nil) ?? params
        if let root = params["rootUri"]?.string { params["rootUri"] = .string(paths.toServer(root)) }
        if params["rootPath"]?.string != nil { params["rootPath"] = .string(paths.package) }
        var options = params["initializationOptions"]?.object ?? [:]
        var package = options["swiftPM"]?.object ?? [:]
        package["swiftSDK"] = "forastero"
        package["swiftSDKsDirectory"] = .string(installation.sdkForEditors)
        let flags = installation.sdk.compilerOptions + ["-vfsoverlay", overlay]
        package["swiftCompilerFlags"] = .array((package["swiftCompilerFlags"]?.array ?? []) + flags.map(JSON.string))
        options["swiftPM"] = .object(package)
        // It waits a second for the next key, unless told otherwise; what it began for an older text it gives up by itself. Keys are
        // farther apart than any pause that is worth having.
        if options[Self.pause] == nil { options[Self.pause] = .number("0.01") }
        params["initializationOptions"] = .object(options)
        return params
    }

    private static let pause = "swiftPublishDiagnosticsDebounceDuration"

    private func startLanguageServer() {
        starts.append(Date())
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_EXEC_MANIFEST"] = OwnExecutable.folder + "/swiftc"
        environment["PATH"] = installation.toolchain.usr + "/bin:" + (environment["PATH"] ?? "")
        let number = starts.count
        server = try? LanguageServer(
            program: installation.languageServer, environment: environment,
            receiving: { message in self.queue.async { if self.starts.count == number { self.receiveFromServer(message) } } },
            ending: { self.queue.async { if self.starts.count == number { self.restart() } } })
        if server == nil { tell("The language server \(installation.languageServer) cannot be started.") }
    }

    /// The language server has died: another one takes its place, and is told what is open.
    private func restart() {
        guard !isEnding else { return end(status: 0) }
        server?.stop()
        server = nil
        for question in questions.values { question.answer(["error": ["code": -32803, "message": "the language server ended"]]) }
        questions = [:]
        // One that dies again and again would only heat the room.
        guard starts.suffix(5).count < 5 || starts[starts.count - 5].timeIntervalSinceNow < -60 else {
            return tell("The language server ended five times within a minute, and is not started again. Reload the window to try again.")
        }
        startLanguageServer()
        ask("initialize", initialization?["params"] ?? [:]) { _ in }
        if isInitialized { notify("initialized", [:]) }
        for document in documents.values { server?.connection.send(document.opening) }
    }

    /// Says something to the person at the editor.
    func tell(_ text: String) {
        client.send(["jsonrpc": "2.0", "method": "window/showMessage", "params": ["type": 1, "message": .string("Forastero: " + text)]])
    }

    func noteInitialized() { isInitialized = true }

    func noteEnding() { isEnding = true }

    func end(status: Int32) {
        isEnding = true
        server?.stop()
        client.flush()
        exit(status)
    }

    // MARK: Asking

    func notify(_ method: String, _ params: JSON) {
        server?.connection.send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    /// Asks the language server; the answer is a message's `result` or `error`.
    func ask(_ method: String, _ params: JSON, uri: String? = nil, id: JSON? = nil, answer: @escaping (JSON) -> Void) {
        questionCount += 1
        let id = id ?? .string("forastero-\(questionCount)")
        guard let server else { return answer(["error": ["code": -32803, "message": "there is no language server"]]) }
        questions[id] = Question(method: method, params: params, uri: uri, answer: answer)
        server.connection.send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    }

    /// The message that answers a question of the editor.
    static func answer(_ id: JSON, _ answer: JSON) -> JSON {
        var message: JSON = ["jsonrpc": "2.0", "id": id]
        if let error = answer["error"] { message["error"] = error } else { message["result"] = answer["result"] ?? .null }
        return message
    }

    // MARK: Places

    func mapped(_ value: JSON, _ direction: PositionMapper.Direction, in uri: String?) -> JSON? {
        var mapper = mapper(direction)
        return mapper.map(value, in: uri)
    }

    func mapper(_ direction: PositionMapper.Direction) -> PositionMapper {
        let paths = paths
        return PositionMapper(
            direction, text: { [self] in text(behind: $0) },
            uri: { direction == .toServer ? paths.toServer($0) : paths.toEditor($0) })
    }

    /// - Parameter address: as the language server has it.
    func text(behind address: String) -> TranslatedText? {
        if let document = documents[paths.toEditor(address)] { return document.text }
        return FileURI.path(address).flatMap { store?.text(of: $0) }
    }
}

extension JSON: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(string ?? int.map(String.init) ?? "") }
}
