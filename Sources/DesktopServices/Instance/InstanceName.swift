/// The name of an app on the session bus, and the path of its one object there (AX-91).
public struct InstanceName: Sendable, Equatable, CustomStringConvertible {
    /// As `org.example.Weather`.
    public let description: String

    /// Makes an identifier a valid name: what D-Bus does not take becomes an underscore, and one that begins with a digit gets one before
    /// it. An identifier without a dot comes after `org.forastero`. Nil where nothing is left, or it is too long for D-Bus.
    public init?(identifier: String) {
        var elements = identifier.split(separator: ".").map { element in
            let valid = String(element.unicodeScalars.map { Self.isValid($0) ? Character($0) : "_" })
            return valid.first.map { $0.isNumber } == true ? "_" + valid : valid
        }
        guard !elements.isEmpty else { return nil }
        if elements.count == 1 { elements = ["org", "forastero"] + elements }
        let name = elements.joined(separator: ".")
        guard name.utf8.count <= Self.longest else { return nil }
        description = name
    }

    private static let longest = 255

    private static func isValid(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }

    /// Dots are slashes there, and what a path does not take is an underscore.
    var path: String { "/" + String(description.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 }) }
}
