import Foundation
import References
import UIKit

@_spi(ForasteroInternal) import Display
@_spi(ForasteroInternal) import UIKitCore

/// The parts that this program plays when it is run as an application by itself, to be measured from outside or from within.
enum Probe: String {
    /// Shows a label and a button, and ends with the first frame.
    case firstFrame
    /// Shows them and does nothing for a while, then prints the share of a processor that this took, in per cent.
    case idle
    /// Shows rows that change where they are touched; the first one changes all of the screen.
    case touches
    /// Shows a list that scrolls by itself, all the time.
    case scrolling
    /// Loads a nib again and again, and prints how many bytes that leaves behind. Shows nothing.
    case nibs

    static let variable = "BENCHMARK_PROBE"

    static var requested: Probe? { ProcessInfo.processInfo.environment[variable].flatMap(Probe.init) }

    @MainActor
    func run() -> Never {
        if self == .nibs {
            print(Nibs.bytesLeftBehind())
            exit(0)
        }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ProbeDelegate.self))
        exit(0)
    }
}

final class ProbeDelegate: UIResponder, UIApplicationDelegate, CAAnimationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // Frames are painted as they are where somebody sees them.
        (DisplayHost.current.display as? HeadlessScreen)?.isWatched = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        switch Probe.requested {
        case .touches: window.rootViewController = TouchedRows()
        case .scrolling: window.rootViewController = ScrollingRows(style: .plain)
        default: window.rootViewController = makeStill()
        }
        window.makeKeyAndVisible()
        return true
    }

    private func makeStill() -> UIViewController {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
        label.text = "Hello"
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 160, width: 100, height: 44)
        button.setTitle("Press", for: .normal)
        for view in [label, button] { controller.view.addSubview(view) }
        // Its delegate is notified of the first frame, once that is on the screen.
        let signal = CABasicAnimation(keyPath: "opacity")
        signal.fromValue = 1
        signal.duration = 0.01
        signal.delegate = self
        label.layer.add(signal, forKey: nil)
        return controller
    }

    func animationDidStart(_ anim: CAAnimation) {
        if Probe.requested == .firstFrame { exit(0) }
        // Launching is over after a second; then nothing is left to do.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            let start = Probe.processTime
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                print((Probe.processTime - start) / 3 * 100)
                exit(0)
            }
        }
    }
}

extension Probe {
    /// Seconds of processor time that all threads have used together.
    fileprivate static var processTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
