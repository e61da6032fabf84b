import Foundation
public import UIKit

/// A button that lists the devices something can be played on. There is this one only, and the list says so.
// apple: https://developer.apple.com/documentation/avkit/avroutepickerview
@preconcurrency @MainActor @objcMembers open class AVRoutePickerView: UIView {
    private let button = UIButton(type: .custom)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Is notified when the list is shown and hidden. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The colour while something plays on another device, which it never does here. Default: nil, the tint.
    // status: stored-only
    open var activeTintColor: UIColor!
    /// Makes no difference. Default: false.
    // status: stored-only
    open var prioritizesVideoDevices = false

    private func setUp() {
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.setImage(UIImage(systemName: "tv"), for: .normal)
        button.accessibilityLabel = "Devices"
        button.addAction(UIAction { [unowned self] _ in showDevices() }, for: .touchUpInside)
        addSubview(button)
    }

    private func showDevices() {
        var next: UIResponder? = self
        while let responder = next, !(responder is UIViewController) { next = responder.next }
        guard let controller = next as? UIViewController else { return }
        delegate?.routePickerViewWillBeginPresentingRoutes?(self)
        let list = UIAlertController(title: "This device", message: "There is no other device to play on.", preferredStyle: .alert)
        list.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                guard let self else { return }
                delegate?.routePickerViewDidEndPresentingRoutes?(self)
            })
        controller.present(list, animated: true)
    }
}
