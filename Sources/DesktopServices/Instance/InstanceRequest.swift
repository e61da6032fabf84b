public import Foundation

/// What is asked of an app that runs: by a desktop, or by a second instance that then ends.
public enum InstanceRequest: Sendable, Equatable {
    /// To come to the front.
    case activate
    /// To open addresses and files; at least one.
    case open([URL])
    /// To do what an entry of the app's menu on the desktop stands for.
    case action(String)
}

extension InstanceRequest {
    static let interface = "org.freedesktop.Application"
    /// More than a person chooses at once; each may be long.
    static let mostAddresses = 1000

    // Facts: the Desktop Entry Specification, section D-Bus activation.
    static let description = """
        <node><interface name="org.freedesktop.Application">
        <method name="Activate"><arg type="a{sv}" direction="in"/></method>
        <method name="Open"><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/></method>
        <method name="ActivateAction"><arg type="s" direction="in"/><arg type="av" direction="in"/><arg type="a{sv}" direction="in"/></method>
        </interface></node>
        """

    /// What a call asks for; its arguments have the types of the description.
    /// - Parameter accepts: whether the app opens an address.
    init(method: String, arguments: [BusValue], accepts: (URL) -> Bool) throws(BusError) {
        func fail(_ message: String) -> BusError { BusError(name: "org.freedesktop.DBus.Error.InvalidArgs", message: message) }
        switch method {
        case "Activate": self = .activate
        case "Open":
            guard let texts = arguments.first?.texts else { throw fail("There are no addresses.") }
            guard texts.count <= Self.mostAddresses else {
                throw BusError(
                    name: "org.freedesktop.DBus.Error.LimitsExceeded", message: "There are more than \(Self.mostAddresses) addresses.")
            }
            var urls: [URL] = []
            for text in texts {
                guard let url = URL(string: text), url.scheme != nil else { throw fail("'\(text.prefix(100))' is no address.") }
                guard accepts(url) else { throw fail("The app does not open addresses like '\(text.prefix(100))'.") }
                urls.append(url)
            }
            self = urls.isEmpty ? .activate : .open(urls)
        case "ActivateAction":
            guard let name = arguments.first?.text, !name.isEmpty else { throw fail("The action has no name.") }
            self = .action(name)
        default: throw BusError(name: "org.freedesktop.DBus.Error.UnknownMethod", message: "There is no method \(method).")
        }
    }

    /// The call by which the request is handed to the instance that runs.
    var call: (method: String, arguments: [BusValue]) {
        switch self {
        case .activate: ("Activate", [.dictionary([:])])
        case .open(let urls): ("Open", [.list(of: "s", urls.map { .text($0.absoluteString) }), .dictionary([:])])
        case .action(let name): ("ActivateAction", [.text(name), .list(of: "v", []), .dictionary([:])])
        }
    }
}
