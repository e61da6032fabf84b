import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import UIKit

/// The bar on a screen whose time is the test's.
@MainActor
@Suite(.serialized)
struct WindowStatusBarTests {
    private final class Page: UIViewController {
        var style = UIStatusBarStyle.default { didSet { setNeedsStatusBarAppearanceUpdate() } }
        var isBarHidden = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isBarHidden }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemTeal
        }
    }

    private let page = Page()
    private let screen: TestScreen

    init() {
        screen = TestScreen(showing: page)
        WindowStatusBar.show(on: .current)
        screen.settle()
    }

    private var bar: StatusBarView {
        get throws { try #require(DisplayHost.current.objects[WindowStatusBar.self]?.view) }
    }

    private var time: String? { get throws { try (bar.subviews.first as? UILabel)?.text } }
    private var ink: UIColor? { get throws { try (bar.subviews.first as? UILabel)?.textColor } }

    /// The middle of the full battery at the right of the housing.
    private var battery: UIColor? { screen.color(at: CGPoint(x: 336, y: 28)) }

    @Test("The time is that of the screen's clock, and goes on with it")
    func clock() throws {
        #expect(try time == "9:41")
        screen.wait(59)
        #expect(try time == "9:41")
        screen.wait(1.5)
        #expect(try time == "9:42")
        screen.wait(3600)
        #expect(try time == "10:42")
    }

    @Test("It has the colour that the controller wants, by default that which the style makes readable")
    func style() throws {
        #expect(try ink == .black)
        #expect(battery == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        page.style = .lightContent
        screen.settle()
        #expect(try ink == .white)
        #expect(battery == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        page.style = .darkContent
        screen.changeStyle(to: .dark)
        screen.settle()
        #expect(try ink == .black)
        page.style = .default
        screen.settle()
        #expect(try ink == .white)
    }

    @Test("A controller hides it")
    func hiding() throws {
        page.isBarHidden = true
        screen.settle()
        #expect(try bar.isHidden)
        page.isBarHidden = false
        screen.settle()
        #expect(try !bar.isHidden)
    }

    @Test("It is white on the black above a sheet, while there is one")
    func sheet() throws {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        page.present(sheet, animated: true)
        screen.wait(1)
        #expect(try ink == .white)
        let inner = UIViewController()
        sheet.present(inner, animated: true)
        screen.wait(1)
        inner.dismiss(animated: true)
        screen.wait(1)
        #expect(try ink == .white)
        sheet.dismiss(animated: true)
        screen.wait(1)
        #expect(try ink == .black)
    }

    @Test("A phone that lies has no strip for it")
    func lying() throws {
        screen.turn(.left)
        screen.settle()
        #expect(try bar.isHidden)
        screen.turn(.upright)
        screen.settle()
        #expect(try !bar.isHidden)
    }
}
