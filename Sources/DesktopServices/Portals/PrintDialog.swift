public import Foundation

/// The desktop's dialogue for printing, and what takes the pages afterwards (AX-74).
// Facts: org.freedesktop.portal.Print, version 1.
public struct PrintDialog: Sendable {
    /// The user's choice.
    public enum Choice: Sendable, Equatable {
        case chosen(PrintSetup)
        case cancelled
        /// Nothing can be printed; why, in words for a log.
        case unavailable(String)
    }

    /// What is done with the other side of a sheet.
    public enum OtherSide: String, Sendable {
        case stays = "simplex"
        /// The sheets are turned as the pages of a book.
        case turnsAtLongEdge = "horizontal"
        /// The sheets are turned as those of a calendar on a wall.
        case turnsAtShortEdge = "vertical"
    }

    /// What is printed, as the user reads it.
    public var title: String
    /// True if the dialogue begins with sheets on their side. Default: false.
    public var isLandscape = false
    /// True if it begins without colours. Default: false.
    public var isGray = false
    /// What it begins with. Default: stays.
    public var otherSide = OtherSide.stays

    /// A dialogue for upright pages in colour.
    public init(title: String) { self.title = title }

    private static let interface = "Print"
    /// In seconds: a portal that does not even say which version it has prints nothing.
    private static let patience = 2.0

    /// Asks whether the desktop prints, and waits for the answer.
    public static func isAvailable(on bus: SessionBus) -> Bool {
        let answer = try? bus.call(
            Portal.name, Portal.path, "org.freedesktop.DBus.Properties", "Get", [.text(Portal.interface(interface)), .text("version")],
            patience: patience)
        return answer?.first?.number != nil
    }

    /// Shows the dialogue. The app goes on meanwhile.
    /// - Parameter completion: called once, on the main thread.
    /// - Returns: what takes the dialogue away again.
    public func show(
        on bus: SessionBus, completion: @escaping @MainActor @Sendable (Choice) -> Void
    ) -> @Sendable () -> Void {
        let (title, settings, sheet) = (title, settings, ["Orientation": BusValue.text(isLandscape ? "landscape" : "portrait")])
        let request = PortalRequest.send(Self.interface, "PreparePrint", on: bus) { token in
            let options = token.merging(["modal": .flag(true)]) { token, _ in token }
            return [.text(DesktopUse.window), .text(title), .dictionary(settings), .dictionary(sheet), .dictionary(options)]
        } completion: { answer in
            let choice = Self.choice(answer)
            DispatchQueue.main.async { completion(choice) }
        }
        return { request.takeBack() }
    }

    private var settings: [String: BusValue] {
        [
            "orientation": .text(isLandscape ? "landscape" : "portrait"), "use-color": .text(isGray ? "false" : "true"),
            "duplex": .text(otherSide.rawValue),
        ]
    }

    static func choice(_ answer: PortalAnswer) -> Choice {
        switch answer {
        case .cancelled: .cancelled
        case .failed(let reason): .unavailable(reason)
        case .done(let results): .chosen(PrintSetup(results))
        }
    }

    /// Hands a PDF over to be printed as the user chose.
    /// - Parameters:
    ///   - token: of the choice. With 0 the desktop asks again.
    ///   - completion: called once, on the main thread, with why it is not printed; nil if it was handed over.
    public static func send(
        _ document: Data, title: String, token: UInt32, on bus: SessionBus,
        completion: @escaping @MainActor @Sendable (_ failure: String?) -> Void
    ) {
        let end: @Sendable (String?) -> Void = { failure in DispatchQueue.main.async { completion(failure) } }
        guard let descriptor = file(with: document) else { return end(String(cString: strerror(errno))) }
        PortalRequest.send(interface, "Print", on: bus, descriptors: [descriptor]) { handle in
            let options = handle.merging(["token": .number(token), "modal": .flag(true)]) { handle, _ in handle }
            return [.text(DesktopUse.window), .text(title), .descriptor(0), .dictionary(options)]
        } completion: { answer in
            switch answer {
            case .done: end(nil)
            case .cancelled: end("the user has ended it")
            case .failed(let reason): end(reason)
            }
        }
    }

    /// A file without a name, open at its beginning; nil where the disk has no room for it.
    private static func file(with data: Data) -> Int32? {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Print-\(UUID().uuidString)")
        guard (try? data.write(to: url)) != nil else { return nil }
        defer { unlink(url.path) }
        let descriptor = Foundation.open(url.path, O_RDONLY | O_CLOEXEC)
        return descriptor >= 0 ? descriptor : nil
    }
}
