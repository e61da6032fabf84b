@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) public import Display
internal import DeviceNotice
import Drive
import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// Starts an application: reads the options, opens the display, launches, and runs until the end.
@_spi(ForasteroInternal)
@MainActor
public struct ApplicationLauncher {
    /// The request for a window.
    public struct WindowRequest {
        public var geometry: ScreenGeometry
        /// True if the size was asked for, so that the window must not choose another.
        public var isExplicit: Bool
        public var title: String
        /// Keeps where the window was; nil where it is not to be remembered.
        public var memory: URL?
    }

    /// The request for a page in a browser.
    public struct PageRequest {
        public var geometry: ScreenGeometry
        public var title: String
        /// The address to listen at.
        public var host: String
        /// Nil is the first free one.
        public var port: Int?
    }

    /// Begins to serve a page; throws what a person can read where that is not possible.
    public typealias PageOpener = @MainActor (PageRequest) throws -> (screen: any DisplayScreen, address: String)

    /// Opens a window; throws what a person can read where that is not possible.
    public typealias WindowOpener = @MainActor (WindowRequest) throws -> any DisplayScreen

    private let openWindow: WindowOpener
    private let openPage: PageOpener
    private let adjust: Adjuster
    private let assist: @MainActor () -> Void
    private let decorate: @MainActor () -> Void

    /// Sets what the user wants of the screen, by names of settings and of a size of texts. Throws what a person can read.
    public typealias Adjuster = @MainActor (_ isStyleGiven: Bool, _ settings: [String], _ textSize: String?) throws -> Void

    /// - Parameters:
    ///   - adjust: called when there is a screen, before the application launches.
    ///   - assist: called before a person uses the application, and not before a script does.
    ///   - decorate: called after the launch where the bar of the device is wanted.
    public init(
        openWindow: @escaping WindowOpener, openPage: @escaping PageOpener, adjust: @escaping Adjuster,
        assist: @escaping @MainActor () -> Void, decorate: @escaping @MainActor () -> Void
    ) {
        self.openWindow = openWindow
        self.openPage = openPage
        self.adjust = adjust
        self.assist = assist
        self.decorate = decorate
    }

    /// Runs the application, whose object is of class `applicationClass` and whose delegate `makeDelegate` makes.
    public func run(
        _ applicationClass: UIApplication.Type = UIApplication.self,
        makeDelegate: @MainActor () -> (any NSObject & UIApplicationDelegate)?
    ) -> Never {
        HeapPolicy.apply()
        let options = readOptions()
        if let plan = options.monkey, options.recordFile == nil {
            MonkeyWatch(plan: plan, arguments: Array(CommandLine.arguments.dropFirst())).run()
        }
        NibPolicy.isStrict = options.isStrictAboutNibs
        if options.recordFile != nil { ParentWatch.begin() }
        let script = readScript(options)
        // What is tested does not depend on the network of the machine (MO-161).
        if script != nil || options.testSocket != nil || options.recordFile != nil { ScriptedDevice.shared.network = .wifi }
        let instance = SingleInstance.claim(options)
        DesktopLink.prepare(options)
        UIApplication.prepareFonts()
        let memory = sceneMemory(options)
        openDisplay(options, memory)
        let application = applicationClass == UIApplication.self ? UIApplication.shared : _objcNew(applicationClass)
        let delegate = makeDelegate()
        application.ownedDelegate = delegate
        application.delegate = delegate
        DisplayHost.current.pipeline.start()
        EndOfTurn.isSure = true
        application.scenes.memory = memory
        application.stateKeeper = StateKeeper(application: application, memory: .inContainer())
        application.lifecycle.launch(for: instance.reason)
        instance.begin(with: application)
        if options.showsStatusBar { decorate() }
        if let plan = options.monkey, let recordFile = options.recordFile {
            MonkeyPlayer(host: .current, plan: plan, recordFile: recordFile).run()
        } else if let socket = options.testSocket {
            serve(socket)
        } else if let script {
            run(script, options)
        } else {
            if options.display == .window { DesktopLink.begin(for: application) }
            assist()
            while true { RunLoop.main.run() }
        }
    }

    private func run(_ script: ScriptRunner.Source, _ options: LaunchOptions) -> Never {
        let driver = ScreenDriver(host: .current)
        do {
            let watch = try StepWatch(driver: driver, recordFile: options.recordFile, checksInvariants: options.checksInvariants)
            ScriptRunner(driver: driver, watch: watch).run(script)
        } catch {
            fail("\(error)")
        }
    }

    /// A test in another process uses the app.
    private func serve(_ socket: String) -> Never {
        guard let server = _ObjCRuntime.classNamed("UIKitTesting.RemoteServer") as? any RemoteControlling.Type else {
            fail("this program has no module UIKitTesting, by which a test could use it from another process")
        }
        server.serve(.current, socket: socket)
    }

    // MARK: Options

    private func readOptions() -> LaunchOptions {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if LaunchHelp.isAskedFor(in: arguments) {
            print(LaunchHelp.text(program: title), terminator: "")
            fflush(nil)
            exit(0)
        }
        do {
            let options = try LaunchOptions(arguments: arguments, environment: ProcessInfo.processInfo.environment)
            // The one who watches a monkey has told it already.
            if options.recordFile == nil {
                for name in options.unknown { tell(LaunchHelp.note(onUnknown: name, program: title)) }
            }
            if let folder = options.defaultsFolder { try WritableFolder.prepare(folder, of: "--defaults") }
            if let folder = options.container { try WritableFolder.prepare(folder, of: "--container") }
            return options
        } catch {
            fail("\(error)")
        }
    }

    private func readScript(_ options: LaunchOptions) -> ScriptRunner.Source? {
        guard let file = options.driveFile else { return nil }
        guard file != "-" else { return .standardInput }
        guard let data = FileManager.default.contents(atPath: file), let text = String(data: data, encoding: .utf8) else {
            fail("--drive \(file): the script cannot be read as a UTF-8 text file")
        }
        do {
            return .script(try DriveScript(parsing: text, file: file))
        } catch {
            fail("\(error)")
        }
    }

    // MARK: The display

    /// Scripts and tests begin with one scene, whatever was there before.
    private func sceneMemory(_ options: LaunchOptions) -> SceneMemory {
        let memory = SceneMemory.inContainer()
        memory.keepsSessions = options.isUsedByPerson
        if options.isUsedByPerson, options.display == .window {
            memory.placement = { WindowMemory.file(for: options.device, session: $0) }
        }
        return memory
    }

    private func openDisplay(_ options: LaunchOptions, _ memory: SceneMemory) {
        if options.virtualTime { MediaClock.shared.useVirtualTime() }
        let kind: DeviceShape.Kind =
            switch options.device {
            case .phone: .phone
            case .pad: .pad
            case .window: .window
            case nil: .bySize
            }
        let size = InfoPlist.main.startSize(of: options.screen.size, kind: kind, mayStand: !options.screenIsExplicit)
        let geometry = ScreenGeometry(size: size, scale: CGFloat(options.screen.scale))
        let style: UIUserInterfaceStyle = options.style == .dark ? .dark : .light
        let host = DisplayHost.open(on: makeDisplay(options, geometry, memory), style: InfoPlist.main.interfaceStyle ?? style, kind: kind)
        // Scripts find the same keys on each machine.
        let language = options.virtualTime ? "en" : Locale.preferredLanguages.first ?? "en"
        host.keyboardUse = ScreenKeyboardUse(
            policy: ScreenKeyboardUse.Policy(rawValue: options.keyboard.rawValue) ?? .never, language: language)
        do {
            try adjust(options.style != nil, options.accessibility, options.textSize)
        } catch {
            fail("\(error)")
        }
    }

    private func makeDisplay(_ options: LaunchOptions, _ geometry: ScreenGeometry, _ memory: SceneMemory) -> any DisplayScreen {
        switch options.display {
        case .headless:
            // Scripts see what a window would show of the frames' damage; without one nobody looks.
            return HeadlessScreen(geometry: geometry, hasOwnPicture: options.virtualTime)
        case .browser:
            do {
                let page = try openPage(PageRequest(geometry: geometry, title: title, host: options.host, port: options.port))
                print("Open \(page.address) in a browser.")
                // Whoever reads the address through a pipe waits for it.
                fflush(nil)
                return page.screen
            } catch {
                fail("\(error)")
            }
        case .window:
            do {
                let place = memory.placement?(memory.sessions.first?.identifier ?? SceneMemory.mainIdentifier)
                return try openWindow(
                    WindowRequest(geometry: geometry, isExplicit: options.screenIsExplicit, title: title, memory: place))
            } catch {
                fail("\(error)")
            }
        }
    }

    private var title: String { CommandLineProgram.url.deletingPathExtension().lastPathComponent }

    private func tell(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

    private func fail(_ message: String) -> Never {
        tell(message)
        exit(1)
    }
}
