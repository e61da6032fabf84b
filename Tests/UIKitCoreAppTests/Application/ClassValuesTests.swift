import Testing
import UIKitTesting

@MainActor
struct ClassValuesTests {
    @MainActor private final class Shop: NSObject {
        @objc(mainShop) static let main = Shop()
        @objc static var opening: Int { 9 }
        @objc var name = "Corner"
    }

    @Test("A class answers for its own properties by their names, as extensions of apps ask for the shared application")
    func classProperties() {
        let screen = TestScreen()
        #expect(Shop.value(forKey: "opening") as? Int == 9)
        #expect(Shop.value(forKeyPath: #keyPath(Shop.main.name)) as? String == "Corner")
        #expect(UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication === UIApplication.shared)
        _ = screen
    }
}
