/// An option that every app understands, as it is listed for people.
struct LaunchOption {
    /// With its two dashes.
    let name: String
    /// What stands for the value; nil for an option without one.
    let value: String?
    let summary: String

    static let openName = "--open"
    static let helpName = "--help"

    /// In the order in which they are listed.
    static let all: [LaunchOption] = [
        LaunchOption("--display", "window|browser|headless", "where to show the app: on the desktop, on a web page, or in memory only"),
        LaunchOption("--device", "phone|pad|window", "what the screen is that of"),
        LaunchOption("--screen", "390x844@3", "its size in points, and how many pixels a point has"),
        LaunchOption("--style", "light|dark", "the appearance"),
        LaunchOption("--text-size", "NAME", "the size of texts"),
        LaunchOption("--accessibility", "NAMES", "the wishes of the user that are on, with commas between"),
        LaunchOption("--keyboard", "auto|always|never", "whether a keyboard is drawn while text is edited"),
        LaunchOption("--status-bar", "auto|always|never", "whether time, network and battery are drawn at the top"),
        LaunchOption("--host", "ADDRESS", "where the web page is served; this machine alone, unless told otherwise"),
        LaunchOption("--port", "NUMBER", "the port of that page; the first free one from 8080, unless told otherwise"),
        LaunchOption("--container", "DIR", "the folder of the app's documents, caches and settings"),
        LaunchOption("--defaults", "DIR", "the folder of its user defaults"),
        LaunchOption("--open-url", "URL", "an address to open"),
        LaunchOption("--shortcut", "TYPE", "the shortcut of the icon that it is started by"),
        LaunchOption("--own-instance", nil, "runs beside an instance that is there already"),
        LaunchOption("--bus-name", "NAME", "the name on the session bus by which it is the one instance"),
        LaunchOption("--started-by-bus", nil, "the session bus has started it, to ask something of it"),
        LaunchOption("--drive", "FILE", "plays a script, - from standard input, and ends"),
        LaunchOption("--virtual-time", nil, "time moves by the script alone; headless only"),
        LaunchOption("--check-invariants", nil, "checks after each command what must always hold"),
        LaunchOption("--strict-nibs", nil, "ends where a nib asks for a class that is not here"),
        LaunchOption("--monkey", "COUNT", "plays so much random input, and ends"),
        LaunchOption("--monkey-seed", "NUMBER", "which input that is"),
        LaunchOption("--monkey-script", "FILE", "where the script is written that breaks the app"),
        LaunchOption("--monkey-no-shrink", nil, "keeps that script as it was played"),
        LaunchOption("--monkey-record", "FILE", "where the one who plays notes each command"),
        LaunchOption(helpName, nil, "lists the options, and ends"),
    ]

    static let namesWithValue = Set(all.filter { $0.value != nil }.map(\.name))
    static let namesWithoutValue = Set(all.filter { $0.value == nil }.map(\.name))

    private init(_ name: String, _ value: String?, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }
}
