public import Foundation
import ObjCRuntime
public import UIKit

/// The colours of pins before they could have any.
// apple: https://developer.apple.com/documentation/mapkit/mkpinannotationcolor
public enum MKPinAnnotationColor: UInt, Sendable {
    case red = 0
    case green
    case purple
}

/// Shows an annotation as a pin.
// apple: https://developer.apple.com/documentation/mapkit/mkpinannotationview
@objcMembers open class MKPinAnnotationView: MKAnnotationView {
    @nonobjc final let pin = PinShape()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds = CGRect(origin: .zero, size: PinShape.size)
        pin.frame = bounds
        pin.color = pinTintColor
        addSubview(pin)
        // The needle is not in the middle of the picture, which has room for a shadow.
        centerOffset = CGPoint(x: PinShape.size.width / 2 - PinShape.tip.x, y: PinShape.size.height / 2 - PinShape.tip.y)
        calloutOffset = CGPoint(x: PinShape.tip.x - PinShape.size.width / 2, y: 0)
    }

    /// The colour of the head. Default: red.
    // apple: https://developer.apple.com/documentation/mapkit/mkpinannotationview/pintintcolor
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { pin.color = pinTintColor ?? Self.redPinColor() } }
    /// The colour as one of three.
    open var pinColor = MKPinAnnotationColor.red {
        didSet {
            switch pinColor {
            case .red: pinTintColor = Self.redPinColor()
            case .green: pinTintColor = Self.greenPinColor()
            case .purple: pinTintColor = Self.purplePinColor()
            }
        }
    }
    /// True if it falls onto the map when it comes. Default: false.
    open var animatesDrop = false

    /// The red of pins.
    open class func redPinColor() -> UIColor { UIColor(red: 0.92, green: 0.30, blue: 0.24, alpha: 1) }
    /// The green of pins.
    open class func greenPinColor() -> UIColor { UIColor(red: 0.30, green: 0.78, blue: 0.35, alpha: 1) }
    /// The purple of pins.
    open class func purplePinColor() -> UIColor { UIColor(red: 0.68, green: 0.38, blue: 0.86, alpha: 1) }

    /// Lets the pin fall from above the map.
    @nonobjc final func drop() {
        guard animatesDrop, UIView.areAnimationsEnabled, let map else { return }
        pin.transform = CGAffineTransform(translationX: 0, y: -frame.maxY - map.bounds.height / 8)
        UIView.animate(withDuration: 0.45, delay: 0, options: .curveEaseIn) { self.pin.transform = .identity }
    }

    open override func setDragState(_ newDragState: DragState, animated: Bool) {
        switch newDragState {
        case .starting: UIView.animate(withDuration: animated ? 0.2 : 0) { self.pin.transform = CGAffineTransform(translationX: 0, y: -12) }
        case .ending, .canceling: UIView.animate(withDuration: animated ? 0.2 : 0) { self.pin.transform = .identity }
        case .none, .dragging: break
        }
        super.setDragState(newDragState, animated: animated)
    }
}
