internal import DeviceNotice
import Foundation
public import UIKit
internal import UIKitSharing

// Keys of what says which product is meant.
/// A number: that of the product.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// A text for who advertises it.
public let SKStoreProductParameterAffiliateToken = "at"
/// A text for the campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// A text for who provides it.
public let SKStoreProductParameterProviderToken = "pt"

/// Is notified that the user has done with a product, and dismisses the controller.
// apple: https://developer.apple.com/documentation/storekit/skstoreproductviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The user has tapped the button that ends it.
    @objc optional func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// Would show a product of the shop. There is none here: no product can be loaded, and the page says so beside the button that ends it.
// apple: https://developer.apple.com/documentation/storekit/skstoreproductviewcontroller
@preconcurrency @MainActor @objcMembers open class SKStoreProductViewController: UIViewController {
    /// The delegate, which is notified of the end; without one the controller dismisses itself. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// - Parameter block: called later with false and ``SKError/storeProductNotAvailable``.
    // apple: https://developer.apple.com/documentation/storekit/skstoreproductviewcontroller/loadproduct(withparameters:completionblock:)
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        DeviceNotice.say("StoreKit has no products: there is no shop.")
        if let block { DispatchQueue.main.async { block(false, SKError(.storeProductNotAvailable)) } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let item = UINavigationItem(title: "App Store")
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
        let text = UILabel()
        text.text = "There is no App Store on this device."
        text.numberOfLines = 0
        showEmptyPage(item, text: text)
    }

    func finish() {
        guard let delegate, delegate.productViewControllerDidFinish(_:) != nil else { return dismiss(animated: true) }
        delegate.productViewControllerDidFinish?(self)
    }
}
