@testable import UIKitGraphics
import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder
@testable import UIKitCore

/// The nib with which applications began before there were storyboards.
@MainActor
struct MainNibTests {
    @Test("NB-76: the application owns the main nib, which brings the delegate and shows the window that is visible at launch")
    func mainNib() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        screen.settle()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("main-nib-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = XIBText.owned(
            "<outlet property=\"delegate\" destination=\"d\" id=\"1\"/>",
            """
            <customObject id="d" customClass="MainNibDelegate" customModule="InterfaceBuilderTests"><connections>
            <outlet property="window" destination="w" id="2"/></connections></customObject>
            <window id="w" visibleAtLaunch="YES" tag="12">\(XIBText.frame(0, 0, 320, 480))</window>
            """)
        try Data(text.utf8).write(to: folder.appendingPathComponent("MainWindow.xib"))
        let application = UIApplication.shared
        let former = application.delegate
        defer {
            application.windows.first { $0.tag == 12 }?.isHidden = true
            application.delegate = former
            application.mainNibObjects = []
        }
        application.loadMainNib(named: "MainWindow", bundle: Bundle(path: folder.path))
        let delegate = try #require(application.delegate as? MainNibDelegate)
        #expect(delegate.window?.tag == 12)
        #expect(delegate.window?.isHidden == false)
        screen.settle()
        #expect(application.delegate === delegate, "The application keeps what its nib brings.")
    }

    @Test("NB-77: where the main nib is missing, launch goes on without it")
    func missing() {
        UIApplication.shared.loadMainNib(named: "NoSuchMainWindow")
        UIApplication.shared.loadMainNib(named: nil)
        #expect(UIApplication.shared.mainNibObjects.isEmpty)
    }

    @Test("NB-76: Info.plist names the main nib")
    func plist() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["NSMainNibFile": "MainWindow"], format: .xml, options: 0)
        #expect(InfoPlist(data: data, productName: "App").mainNibName == "MainWindow")
        #expect(InfoPlist(data: nil, productName: "App").mainNibName == nil)
    }
}

@objc(MainNibDelegate)
class MainNibDelegate: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow?
}
