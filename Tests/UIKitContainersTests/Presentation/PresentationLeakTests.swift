import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// What is left of presentations: nothing. `FORASTERO_ROUNDS=10000` in the environment makes as many rounds of each kind.
@MainActor
struct PresentationLeakTests {
    private static let rounds = Int(ProcessInfo.processInfo.environment["FORASTERO_ROUNDS"] ?? "") ?? 20

    @Test("Presented and dismissed again and again, no controller, presentation controller and view lives on", arguments: Kind.allCases)
    func rounds(kind: Kind) {
        let root = UIViewController()
        let screen = TestScreen(showing: root, size: kind.size, scale: 1)
        var watched: [String: [Weak]] = [:]
        for _ in 0..<Self.rounds {
            kind.present(on: root)
            screen.wait(0.02)
            for object in root.presentedViewController.map(Self.objects) ?? [] {
                watched[String(describing: type(of: object)), default: []].append(Weak(object: object))
            }
            root.dismiss(animated: false)
            screen.wait(0.02)
        }
        screen.wait(2)
        #expect(watched.values.allSatisfy { $0.count == Self.rounds })
        #expect(watched.count >= 3)
        for (name, objects) in watched {
            let alive = objects.count { $0.object != nil }
            #expect(alive == 0, "\(alive) objects of \(name) are alive")
        }
        #expect(screen.window.subviews == [root.view])
    }

    private static func objects(around controller: UIViewController) -> [AnyObject] {
        [controller, controller.activePresentationController, controller.view, controller.activePresentationController?.containerView]
            .compactMap { $0 }
    }

    /// What is presented.
    enum Kind: CaseIterable {
        case fullScreen, sheet, popover, alert, actionSheet

        var size: CGSize { self == .popover ? CGSize(width: 768, height: 1024) : CGSize(width: 390, height: 844) }

        @MainActor
        func present(on root: UIViewController) {
            let presented = makeController()
            presented.popoverPresentationController?.sourceView = root.view
            root.present(presented, animated: false)
        }

        @MainActor
        private func makeController() -> UIViewController {
            switch self {
            case .fullScreen, .sheet, .popover:
                let controller = UIViewController()
                controller.modalPresentationStyle = self == .fullScreen ? .fullScreen : self == .sheet ? .pageSheet : .popover
                return controller
            case .alert, .actionSheet:
                let alert = UIAlertController(title: "t", message: "m", preferredStyle: self == .alert ? .alert : .actionSheet)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak alert] _ in alert?.title = nil })
                return alert
            }
        }
    }

    private struct Weak {
        weak var object: AnyObject?
    }
}
