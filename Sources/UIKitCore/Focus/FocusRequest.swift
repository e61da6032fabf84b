/// The request of an environment that would rather have the focus elsewhere inside.
@MainActor
enum FocusRequest {
    static func note(_ environment: any UIFocusEnvironment) { system(of: environment)?.requestFocusUpdate(to: environment) }

    static func fulfil(_ environment: any UIFocusEnvironment) { system(of: environment)?.updateFocusIfNeeded() }

    /// Only an environment with the focus inside has a say.
    private static func system(of environment: any UIFocusEnvironment) -> UIFocusSystem? {
        guard let system = UIFocusSystem.focusSystem(for: environment), let item = system.focusedItem,
            UIFocusSystem.environment(environment, contains: item)
        else { return nil }
        return system
    }
}
