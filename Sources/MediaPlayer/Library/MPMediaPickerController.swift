public import Foundation
public import UIKit
internal import UIKitSharing

/// Is notified of what the user chooses. The delegate has to dismiss the controller.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediapickercontrollerdelegate
@preconcurrency @MainActor @objc public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// The user has chosen pieces. Never called here.
    @objc(mediaPicker:didPickMediaItems:)
    optional func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// The user has cancelled it.
    @objc optional func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

/// Lets the user choose among their music. This device has none: the page is empty, and says so (MO-28).
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediapickercontroller
@preconcurrency @MainActor @objcMembers open class MPMediaPickerController: UIViewController {
    /// The kinds that could be chosen.
    @nonobjc public let mediaTypes: MPMediaType
    /// Who is notified. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// True if several pieces could be chosen. Default: false.
    open var allowsPickingMultipleItems = false
    /// True if what is not on the device would be shown. Default: true.
    open var showsCloudItems = true
    /// True if what the music app alone can play would be shown. Default: true.
    open var showsItemsWithProtectedAssets = true
    /// A line above the list. Default: nil.
    open var prompt: String?

    /// - Parameter mediaTypes: the kinds that could be chosen.
    @nonobjc public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    /// All kinds could be chosen.
    public convenience init() { self.init(mediaTypes: .any) }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let item = UINavigationItem(title: "Music")
        item.prompt = prompt
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        let text = UILabel()
        text.text = "No Music"
        text.font = .preferredFont(forTextStyle: .title2)
        text.textColor = .secondaryLabel
        showEmptyPage(item, text: text)
    }

    func cancel() { delegate?.mediaPickerDidCancel?(self) }
}
