import Foundation

/// Who may connect. A page of another site must not reach the application, nor may anybody from outside without the token.
struct AccessPolicy: Equatable, Sendable {
    /// The address that is listened at.
    var host: String
    /// Needed in the address of the page where others than this machine can reach it.
    var token: String?

    /// The header of a request.
    struct Request: Equatable, Sendable {
        var host: String?
        var origin: String?
        var token: String?
    }

    static let loopback = AccessPolicy(host: "127.0.0.1", token: nil)

    init(host: String, token: String?) {
        self.host = host
        self.token = token
    }

    static func isLoopback(_ host: String) -> Bool { ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host) }

    /// Why a page is refused; nil if it may be loaded.
    func refusal(of request: Request) -> String? {
        // A name that somebody else's name server points here would let their page read this one.
        if Self.isLoopback(host), let asked = request.host, !Self.isLoopback(Self.name(of: asked)) {
            return "The address must name this machine: http://127.0.0.1"
        }
        if let token, request.token.map({ Self.isSame($0, token) }) != true {
            return "The address must end with the token that the application has printed: ?token=…"
        }
        return nil
    }

    /// The same for the connection that a page opens.
    func refusalOfConnection(_ request: Request) -> String? {
        if let refusal = refusal(of: request) { return refusal }
        // Programs that are no browsers send no origin.
        guard let origin = request.origin else { return nil }
        guard let address = URL(string: origin), let host = address.host, let asked = request.host else {
            return "The origin is no address."
        }
        let port = address.port ?? (address.scheme == "https" ? 443 : 80)
        return "\(host):\(port)" == asked || (port == 80 && host == asked) ? nil : "The page is of another origin."
    }

    /// Without the port.
    private static func name(of host: String) -> String {
        guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return host }
        return String(host[..<colon])
    }

    /// Takes equally long wherever the texts differ.
    private static func isSame(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
