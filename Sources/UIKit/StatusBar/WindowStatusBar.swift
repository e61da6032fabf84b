internal import Display
import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore
internal import UIKitViews

/// The bar with the time at the top of a phone or a tablet that is shown in a window.
///
/// It is above all windows, gets no touches, and is in no picture that a script takes: there is none without a person.
@MainActor
final class WindowStatusBar {
    private unowned let host: DisplayHost
    private let label = UILabel()
    private var observer: BeforeWaitingObserver?
    private var timer: MediaTimer?
    private var shownState: State?

    /// All that decides on how the bar looks.
    struct State: Equatable {
        var time: String
        var isHidden: Bool
        var isLight: Bool
        var strip: CGRect
        var isTablet: Bool

        /// The place and the size of the time's text, in points: beside the sensor housing of phones that have one, in the middle of others, and in
        /// the corner of tablets.
        var frame: CGRect {
            let tallStrip: CGFloat = 40
            if isTablet { return CGRect(x: 16, y: 0, width: 120, height: strip.height) }
            if strip.height < tallStrip { return strip }
            return CGRect(x: 0, y: 8, width: strip.width / 3, height: strip.height - 8)
        }

        var fontSize: CGFloat { strip.height < 40 ? 12 : 17 }
        var alignment: NSTextAlignment { isTablet ? .left : .center }
    }

    /// Shows it from now on.
    static func show(on host: DisplayHost) {
        host.objects[WindowStatusBar.self] = WindowStatusBar(host)
    }

    isolated deinit {
        observer?.invalidate()
        timer?.invalidate()
    }

    private init(_ host: DisplayHost) {
        self.host = host
        label.layer.zPosition = 1_000_000
        host.layers.rootLayer.addSublayer(label.layer)
        observer = BeforeWaitingObserver { [weak self] in self?.update() }
        update()
    }

    private func update() {
        let traits = host.screen.traitCollection
        let style = host.statusBar.style
        let strip = host.statusBar.strip
        let state = State(
            time: Self.time(Date()), isHidden: host.statusBar.isHidden || strip.height == 0,
            isLight: style == .lightContent || (style == .default && traits.userInterfaceStyle == .dark), strip: strip,
            isTablet: traits.userInterfaceIdiom == .pad)
        guard state != shownState else { return }
        shownState = state
        show(state)
        waitForNextMinute()
    }

    private func show(_ state: State) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        label.isHidden = state.isHidden
        label.text = state.time
        label.font = .systemFont(ofSize: state.fontSize, weight: .semibold)
        label.textAlignment = state.alignment
        label.textColor = state.isLight ? .white : .black
        label.frame = state.frame
        CATransaction.commit()
    }

    /// The loop has to turn once, whatever else happens.
    private func waitForNextMinute() {
        timer?.invalidate()
        let seconds = Date().timeIntervalSinceReferenceDate
        timer = host.clock.addTimer(after: 60 - seconds.truncatingRemainder(dividingBy: 60) + 0.05) { [weak self] in
            self?.shownState = nil
            self?.update()
        }
    }

    private static func time(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        return String(format: "%d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }
}
