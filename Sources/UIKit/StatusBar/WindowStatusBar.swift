internal import Display
import Foundation
internal import NetworkRoutes
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// The bar with the time, the network and the battery at the top of a phone or a tablet.
///
/// It is above all windows and gets no touches. Without being asked for, it is in no picture that a script takes.
@MainActor
final class WindowStatusBar {
    private unowned let host: DisplayHost
    let view = StatusBarView()
    private var timer: MediaTimer?
    private var routes: RouteWatch?
    private var content: StatusBarContent
    private var shownState: State?

    /// All that decides on how the bar looks.
    struct State: Equatable {
        var content: StatusBarContent
        var isHidden: Bool
        var isLight: Bool
        var strip: CGRect
        var isTablet: Bool
        var scale: CGFloat
    }

    /// Shows it from now on.
    static func show(on host: DisplayHost) {
        host.objects[WindowStatusBar.self] = WindowStatusBar(host)
    }

    isolated deinit {
        timer?.invalidate()
    }

    private init(_ host: DisplayHost) {
        self.host = host
        content = StatusBarContent(clock: host.clock)
        view.layer.zPosition = 1_000_000
        host.layers.rootLayer.addSublayer(view.layer)
        host.pipeline.frameWillBeMade = { [weak self] in self?.update() }
        routes = RouteWatch { [weak self] in
            DispatchQueue.main.async { self?.deviceDidChange() }
        }
        deviceDidChange()
    }

    /// The minute is over, or the network is another one. A battery is looked at each minute.
    private func deviceDidChange() {
        content = StatusBarContent(clock: host.clock)
        update()
        timer?.invalidate()
        // A little later, as a timer of the machine must not be early.
        let lateness = host.clock.isVirtual ? 0 : 0.05
        timer = host.clock.addTimer(after: StatusBarContent.timeToNextMinute(host.clock) + lateness) { [weak self] in
            self?.deviceDidChange()
        }
    }

    private func update() {
        let traits = host.screen.traitCollection
        let bar = host.statusBar
        let state = State(
            content: content, isHidden: bar.isHidden || bar.strip.height == 0,
            isLight: bar.isOverCard || bar.style == .lightContent || (bar.style == .default && traits.userInterfaceStyle == .dark),
            strip: bar.strip, isTablet: traits.userInterfaceIdiom == .pad, scale: host.geometry.scale)
        guard state != shownState else { return }
        shownState = state
        show(state)
    }

    private func show(_ state: State) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.isHidden = state.isHidden
        view.contentScaleFactor = state.scale
        view.frame = state.strip
        view.show(
            state.content, StatusBarLayout(strip: state.strip, isTablet: state.isTablet, content: state.content),
            in: state.isLight ? .white : .black)
        CATransaction.commit()
    }
}
