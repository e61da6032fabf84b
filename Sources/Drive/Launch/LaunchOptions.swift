/// The options of every app on the command line and in the environment, read before the app's own code runs.
///
/// Options that are not listed here are left to the app, and told if they look like ours. An option on the command line wins over a variable.
public struct LaunchOptions: Equatable, Sendable {
    /// Where an app is shown: in a window of the desktop, on a web page, or in memory only.
    public enum DisplayMode: String, CaseIterable, Sendable { case window, browser, headless }
    /// When a keyboard is drawn on the screen: after a tap on a touch screen, for every text, or not at all.
    public enum Keyboard: String, CaseIterable, Sendable { case auto, always, never }
    /// When the bar of a phone or a tablet is drawn: for a person in a window, always, or never.
    public enum StatusBar: String, CaseIterable, Sendable { case auto, always, never }
    /// The appearance that traits have.
    public enum Style: String, CaseIterable, Sendable { case light, dark }
    /// A phone, a tablet, or neither: a window, in which an app is what its size lets it be.
    public enum Device: String, CaseIterable, Sendable { case phone, pad, window }

    /// Where to show the app. Default: a window where there is a display server, else the browser; headless with a script.
    public var display: DisplayMode
    /// Default: that of the ``device``.
    public var screen: ScreenSpecification
    /// True if the screen's size was asked for: a window may else choose one that fits the desktop.
    public var screenIsExplicit: Bool
    /// Nil is that of the desktop, or light where nobody tells.
    public var style: Style?
    /// The settings for people with disabilities that are on, by name; the program knows which there are.
    public var accessibility: [String]
    /// The size of texts, by name; nil for that of the desktop.
    public var textSize: String?
    /// When a keyboard is drawn on the screen. Default: automatically in windows; never where nobody looks at the screen, and in browsers,
    /// which bring the keyboard of the device.
    public var keyboard: Keyboard
    /// When the time, the network and the battery stand in the strip that a phone or a tablet has at its top. Default: automatically.
    public var statusBar: StatusBar
    /// The script's file, or `-` for standard input.
    public var driveFile: String?
    /// The plan of a monkey; nil for none.
    public var monkey: MonkeyPlan?
    /// Where the process that plays writes each command before it is carried out; nil in the one that watches it.
    public var recordFile: String?
    /// The socket at which a test in another process listens, to use the app; nil where there is none. A variable of the environment alone:
    /// such a test decides about the arguments.
    public var testSocket: String?
    /// True if it is checked after each command of a script that what must always hold does hold.
    public var checksInvariants: Bool
    /// True if the process ends where a nib asks for something that is not here.
    public var isStrictAboutNibs: Bool
    /// True if time moves only when the script waits or a gesture takes time.
    public var virtualTime: Bool
    /// Where the page of the browser display is served. Default: this machine's own address, which nobody else can reach.
    public var host: String
    /// The port of that page; nil is the first free one from 8080.
    public var port: Int?
    /// The folder where user defaults live; nil is a part of the container.
    public var defaultsFolder: String?
    /// The app's container: the folder of its documents, caches and settings. Nil is one of its own in the user's folder of data.
    public var container: String?
    /// The addresses and files that the app is started for, as a desktop names them: all that follows `--open`.
    public var opened: [String]
    /// Arguments that are no options: addresses and files as well, if they are the app's.
    public var bareArguments: [String]
    /// Options with two dashes that are none of these: the app's own, or slips. Those of a test in another process are not told.
    public var unknown: [String]
    /// What the screen is that of: it decides on the size, if none is asked for, and on traits. Nil lets the size decide, from a phone's on.
    public var device: Device?
    /// The name of the app on the session bus, so that there is one instance of it: nil is that of Info.plist.
    public var busName: String?
    /// True if the app may run beside another instance of itself, and is not to be found on the session bus.
    public var isOwnInstance: Bool
    /// True if the session bus has started the app, to ask something of it.
    public var isStartedByBus: Bool
    /// The type of the shortcut that the app is started by; nil where it is started for itself.
    public var shortcut: String?

    /// True if neither a script, a monkey nor a test uses the app.
    public var isUsedByPerson: Bool { driveFile == nil && monkey == nil && testSocket == nil }

    /// True if a status bar is drawn, where the device has a strip for it.
    public var showsStatusBar: Bool {
        switch statusBar {
        case .always: true
        case .never: false
        case .auto: display == .window && isUsedByPerson
        }
    }

    /// Reads options; `arguments` are those after the program's name.
    public init(arguments: [String], environment: [String: String]) throws(LaunchOptionError) {
        let given = try GivenOptions(arguments: arguments)
        let hasDisplayServer = environment["DISPLAY"]?.isEmpty == false || environment["WAYLAND_DISPLAY"]?.isEmpty == false
        driveFile = given.values["--drive"]
        monkey = try Self.monkey(given)
        recordFile = given.values["--monkey-record"]
        checksInvariants = given.flags.contains("--check-invariants")
        isStrictAboutNibs = given.flags.contains("--strict-nibs")
        testSocket = environment["FORASTERO_TEST_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
        let runsByItself = driveFile != nil || monkey != nil || testSocket != nil
        let automatic: DisplayMode = runsByItself ? .headless : hasDisplayServer ? .window : .browser
        display = try Self.choice("--display", given, environment["FORASTERO_DISPLAY"]) ?? automatic
        style = try Self.choice("--style", given, nil)
        accessibility = (given.values["--accessibility"] ?? "").split(separator: ",").map(String.init)
        textSize = given.values["--text-size"]
        keyboard = try Self.choice("--keyboard", given, environment["FORASTERO_KEYBOARD"]) ?? (display == .window ? .auto : .never)
        statusBar = try Self.choice("--status-bar", given, environment["FORASTERO_STATUS_BAR"]) ?? .auto
        let usualScreen = given.values["--device"] == nil ? environment["FORASTERO_SCREEN"] : nil
        let screenText = given.values["--screen"] ?? usualScreen.flatMap { $0.isEmpty ? nil : $0 }
        device = try Self.choice("--device", given, environment["FORASTERO_DEVICE"])
        screen = try Self.screen(screenText, of: device)
        screenIsExplicit = screenText != nil
        defaultsFolder = given.values["--defaults"]
        container = given.values["--container"]
        let openURL = given.values["--open-url"]
        shortcut = given.values["--shortcut"]
        opened = given.opened + [openURL].compactMap { $0 }
        bareArguments = given.bare
        unknown = testSocket == nil ? given.unknown : []
        if !opened.isEmpty, shortcut != nil {
            let option = openURL == nil ? "--open" : "--open-url"
            throw LaunchOptionError("\(option) and --shortcut: an app is started for one reason, so leave one of them out")
        }
        busName = given.values["--bus-name"]
        isOwnInstance = given.flags.contains("--own-instance")
        isStartedByBus = given.flags.contains("--started-by-bus")
        // Elsewhere these may be options of the app's own.
        host = display == .browser ? given.values["--host"] ?? "127.0.0.1" : "127.0.0.1"
        port = display == .browser ? try Self.port(given.values["--port"]) : nil
        let asksForVirtualTime = given.flags.contains("--virtual-time")
        if asksForVirtualTime, display != .headless {
            throw LaunchOptionError("--virtual-time goes with --display headless only: people live in real time")
        }
        if monkey != nil, display != .headless {
            throw LaunchOptionError("--monkey goes with --display headless only: it plays on virtual time")
        }
        virtualTime = display == .headless && (asksForVirtualTime || runsByItself)
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: String, _ given: GivenOptions, _ variable: String?
    ) throws(LaunchOptionError) -> Choice? where Choice.RawValue == String {
        guard let text = given.values[option] ?? variable, !text.isEmpty else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw LaunchOptionError("\(option) \(text): must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    private static func monkey(_ given: GivenOptions) throws(LaunchOptionError) -> MonkeyPlan? {
        guard let text = given.values["--monkey"] else { return nil }
        guard let events = Int(text), events > 0 else { throw LaunchOptionError("--monkey \(text): write a number of events above 0") }
        let seedText = given.values["--monkey-seed"] ?? "1"
        guard let seed = UInt64(seedText) else { throw LaunchOptionError("--monkey-seed \(seedText): write a number that is not negative") }
        return MonkeyPlan(
            events: events, seed: seed, scriptFile: given.values["--monkey-script"],
            isShrinking: !given.flags.contains("--monkey-no-shrink"))
    }

    private static func port(_ text: String?) throws(LaunchOptionError) -> Int? {
        guard let text else { return nil }
        guard let port = Int(text), (1...65535).contains(port) else {
            throw LaunchOptionError("--port \(text): write a number from 1 to 65535")
        }
        return port
    }

    private static func screen(_ text: String?, of device: Device?) throws(LaunchOptionError) -> ScreenSpecification {
        guard let text else { return .usual(of: device ?? .phone) }
        guard let screen = ScreenSpecification(parsing: text) else {
            throw LaunchOptionError("--screen \(text): write width and height in points and a scale of 1, 2 or 3, as in 390x844@3")
        }
        return screen
    }
}
