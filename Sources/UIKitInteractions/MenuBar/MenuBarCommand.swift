/// The effect of choosing an element of the main menu, in the window that gets the keys.
@MainActor
struct MenuBarCommand {
    private let leaf: any UIMenuLeaf
    private let window: UIWindow

    init(_ leaf: any UIMenuLeaf, in window: UIWindow) {
        self.leaf = leaf
        self.window = window
    }

    private static let standard = ClassLookup.find("StandardCommands") as? any StandardCommandPerforming.Type

    private static let sharing = ClassLookup.find("SharingCommand") as? any SharingCommandPerforming.Type

    /// What a command of every app does; other elements are sent as they are.
    private var standardWork: StandardCommandWork {
        guard let command = leaf as? UICommand else { return .message }
        if command.propertyList as? String == UICommandTagShare { return Self.sharing?.work(from: window.commandStart) ?? .impossible }
        return Self.standard?.work(of: command.action, from: window.commandStart) ?? .message
    }

    private var target: Any? {
        (leaf as? UICommand).flatMap { window.commandStart.target(forAction: $0.action, withSender: $0) }
    }

    /// Asks who would perform a command to bring it up to date.
    /// - Returns: false for commands that nobody performs, and for what is disabled.
    func validate() -> Bool {
        switch standardWork {
        case .impossible: return false
        case .possible: return !leaf.attributes.contains(.disabled)
        case .message: break
        }
        if let command = leaf as? UICommand {
            guard let target else { return false }
            (target as? UIResponder)?.validate(command)
        }
        return !leaf.attributes.contains(.disabled)
    }

    func perform() {
        switch standardWork {
        case .impossible: break
        case .possible(let work): work()
        case .message: leaf.performWithSender(window, target: target)
        }
    }
}
