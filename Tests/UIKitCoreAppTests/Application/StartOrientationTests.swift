@testable import UIKitGraphics
import Foundation
import Testing

@testable import UIKitCore

struct StartOrientationTests {
    private let upright = CGSize(width: 390, height: 844)
    private let landscape = CGSize(width: 844, height: 390)

    private func plist(_ orientations: String..., key: String = "UISupportedInterfaceOrientations") -> InfoPlist {
        let values = orientations.map { "UIInterfaceOrientation" + $0 }
        let data = try? PropertyListSerialization.data(fromPropertyList: [key: values], format: .xml, options: 0)
        return InfoPlist(data: data, productName: "App")
    }

    @Test("An application that only lies starts on a screen that lies")
    func landscapeOnly() {
        let info = plist("LandscapeLeft", "LandscapeRight")
        #expect(info.startSize(of: upright, mayStand: true) == landscape)
        #expect(info.startSize(of: upright, mayStand: false) == landscape)
        #expect(info.startSize(of: landscape, mayStand: true) == landscape)
    }

    @Test("One that stands too starts as the screen is; one that only stands is stood up, unless the size was asked for")
    func others() {
        #expect(plist("Portrait", "LandscapeLeft").startSize(of: upright, mayStand: true) == upright)
        #expect(InfoPlist(data: nil, productName: "App").startSize(of: landscape, mayStand: true) == landscape)
        #expect(plist("Portrait").startSize(of: landscape, mayStand: true) == upright)
        #expect(plist("Portrait").startSize(of: landscape, mayStand: false) == landscape)
    }

    @Test("A tablet has a list of its own")
    func tablet() {
        let info = plist("LandscapeLeft", key: "UISupportedInterfaceOrientations~ipad")
        let tablet = CGSize(width: 820, height: 1180)
        #expect(info.startSize(of: tablet, mayStand: true) == CGSize(width: 1180, height: 820))
        #expect(info.startSize(of: upright, mayStand: true) == upright)
    }
}
