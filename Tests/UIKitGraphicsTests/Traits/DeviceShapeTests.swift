import Testing
import UIKitTesting

@testable import UIKitGraphics

struct DeviceShapeTests {
    @Test(
        "SV-108: in a window, and on a tablet, an app is compact at 639 points and regular at 678",
        arguments: [(320.0, UIUserInterfaceSizeClass.compact), (639, .compact), (678, .regular), (1400, .regular)])
    func width(width: Double, expected: UIUserInterfaceSizeClass) {
        for kind in [DeviceShape.Kind.window, .pad] {
            let shape = DeviceShape(screenSize: CGSize(width: width, height: 500), kind: kind)
            #expect(shape.horizontalSizeClass == expected)
            #expect(shape.verticalSizeClass == .regular)
            #expect(shape.idiom == .pad)
        }
    }

    @Test("A window of the desktop has no bars of a device, and a phone stays one at any size")
    func kinds() {
        #expect(DeviceShape(screenSize: CGSize(width: 390, height: 844), kind: .window).safeAreaInsets() == .zero)
        #expect(DeviceShape(screenSize: CGSize(width: 600, height: 844), kind: .pad).safeAreaInsets().top == 24)
        #expect(DeviceShape(screenSize: CGSize(width: 1200, height: 900), kind: .phone).idiom == .phone)
        #expect(DeviceShape(screenSize: CGSize(width: 1200, height: 900)).idiom == .pad)
    }

    @Test("A window lies or stands whatever the app supports")
    func start() {
        let plist = InfoPlist(data: nil, productName: "A")
        let size = CGSize(width: 1024, height: 720)
        #expect(plist.startSize(of: size, kind: .window, mayStand: true) == size)
    }
}
