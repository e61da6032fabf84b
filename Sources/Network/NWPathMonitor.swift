internal import DeviceNotice
public import Dispatch
internal import NetworkRoutes
import Synchronization

/// Watches the way out of the machine: the kernel's own table of routes says whether there is one (MO-159).
// apple: https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var path: NWPath
        var watch: RouteWatch?
        var isCancelled = false
    }
    private let state: Mutex<State>
    private let read: @Sendable () -> NWPath

    /// Watches ways through any interface.
    public convenience init() { self.init(isWanted: { _ in true }) }
    /// Watches ways through interfaces of a kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init(isWanted: { $0 == requiredInterfaceType }) }
    /// Watches ways that do not lead through interfaces of some kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(isWanted: { !prohibitedInterfaceTypes.contains($0) })
    }

    private convenience init(isWanted: @escaping @Sendable (NWInterface.InterfaceType) -> Bool) {
        self.init(routes: { .current }, isWanted: isWanted)
    }

    init(routes: @escaping @Sendable () -> NetworkRoutes, isWanted: @escaping @Sendable (NWInterface.InterfaceType) -> Bool) {
        read = { NWPath(routes(), isWanted: isWanted) }
        state = Mutex(State(path: NWPath(.none, isWanted: isWanted)))
    }

    /// Called on the monitor's queue: with the path when the monitor has been started, and after each change.
    // apple: https://developer.apple.com/documentation/network/nwpathmonitor/pathupdatehandler
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// The path that was seen last; unsatisfied before the monitor is started.
    // apple: https://developer.apple.com/documentation/network/nwpathmonitor/currentpath
    public var currentPath: NWPath { state.withLock { $0.path } }

    /// The queue that the monitor was started on.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Begins to watch. A monitor that was started or cancelled before is not started again.
    // apple: https://developer.apple.com/documentation/network/nwpathmonitor/start(queue:)
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard isFirst else { return }
        let watch = RouteWatch { [weak self] in self?.routesDidChange() }
        state.withLock { $0.watch = $0.isCancelled ? nil : watch }
        let path = read()
        state.withLock { $0.path = path }
        tell(path, on: queue)
    }

    /// Ends watching: the handler is called no more.
    // apple: https://developer.apple.com/documentation/network/nwpathmonitor/cancel()
    public func cancel() {
        let watch = state.withLock { state in
            state.isCancelled = true
            defer { state.watch = nil }
            return state.watch
        }
        withExtendedLifetime(watch) {}
    }

    func routesDidChange() {
        let path = read()
        let queue = state.withLock { state -> DispatchQueue? in
            guard state.path != path else { return nil }
            state.path = path
            return state.queue
        }
        if let queue { tell(path, on: queue) }
    }

    private func tell(_ path: NWPath, on queue: DispatchQueue) {
        ScriptedDevice.shared.reply(on: queue) { [self] in
            let handler = state.withLock { $0.isCancelled ? nil : $0.handler }
            handler?(path)
        }
    }
}
