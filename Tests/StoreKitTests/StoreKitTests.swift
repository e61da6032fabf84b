import StoreKit
import Testing
import UIKitTesting

@MainActor
struct StoreKitTests {
    private final class Listener: NSObject, SKStoreProductViewControllerDelegate {
        var count = 0
        func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
            count += 1
            viewController.dismiss(animated: false)
        }
    }
    private let root = UIViewController()
    private let screen: TestScreen

    init() { screen = TestScreen(showing: root) }

    @Test("MO-128: a request for a review shows nothing")
    func review() {
        let before = screen.window.subviews
        SKStoreReviewController.requestReview()
        screen.wait(1)
        #expect(root.presentedViewController == nil)
        #expect(screen.window.subviews == before)
        #expect(!AppStore.canMakePayments)
    }

    @Test("MO-12: no product can be loaded")
    func product() async {
        let error = await withCheckedContinuation { continuation in
            SKStoreProductViewController().loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) {
                isLoaded, error in
                #expect(!isLoaded)
                continuation.resume(returning: error as? SKError)
            }
        }
        #expect(error?.code == .storeProductNotAvailable)
        #expect(error?._nsError.domain == "SKErrorDomain")
        #expect(error?._nsError.code == 5)
    }

    @Test("MO-12: the page of a product says that there is no shop, and can be left")
    func page() throws {
        let listener = Listener()
        let controller = SKStoreProductViewController()
        controller.delegate = listener
        root.present(controller, animated: true)
        screen.wait(1)
        #expect(screen.shows("There is no App Store on this device."))
        try screen.tap("Done")
        screen.wait(1)
        #expect(listener.count == 1)
        #expect(root.presentedViewController == nil)
        root.present(SKStoreProductViewController(), animated: true)
        screen.wait(1)
        try screen.tap("Done")
        screen.wait(1)
        #expect(root.presentedViewController == nil)
    }
}
