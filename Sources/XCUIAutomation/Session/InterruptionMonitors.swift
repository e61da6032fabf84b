import Foundation

/// Who is asked when an alert that has nothing to do with a test is in the way.
@MainActor
final class InterruptionMonitors {
    typealias Handler = (XCUIElement) -> Bool

    /// By which a monitor is removed.
    final class Token: UIObject {}

    private var handlers: [(token: Token, handler: Handler)] = []

    func add(_ handler: @escaping Handler) -> Token {
        let token = Token()
        handlers.append((token, handler))
        return token
    }

    func remove(_ token: AnyObject) { handlers.removeAll { $0.token === token } }

    func removeAll() { handlers = [] }

    /// Asks the monitors, the last one first, when an alert stands before an element.
    /// - Returns: whether one of them has dealt with it.
    func handleInterruption(of application: XCUIApplication, for node: ElementNode) -> Bool {
        guard !handlers.isEmpty else { return false }
        let alert = application.alerts.firstMatch
        guard let found = application.elements(at: alert.path).first, !found.descendants.contains(where: { $0.record == node.record })
        else {
            return false
        }
        return ask(about: alert)
    }

    /// The last one first, until one has dealt with it.
    func ask(about alert: XCUIElement) -> Bool { handlers.reversed().contains { $0.handler(alert) } }
}
