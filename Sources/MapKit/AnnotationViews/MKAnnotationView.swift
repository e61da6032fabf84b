import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKit

/// Shows an annotation.
///
/// Its middle is at the place of the annotation, but for ``centerOffset``.
// apple: https://developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor @objcMembers open class MKAnnotationView: UIView {
    // MARK: Creating

    /// By which views for such annotations are used again; nil for one that is not.
    @nonobjc public internal(set) final var reuseIdentifier: String?
    @nonobjc final weak var map: MKMapView?
    @nonobjc final let imageView = UIImageView()
    /// How far the finger that drags it is from its middle.
    @nonobjc final var grip = CGPoint.zero

    /// A view for an annotation.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotationview/init(annotation:reuseidentifier:)
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// A view without an annotation.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        imageView.isUserInteractionEnabled = false
        imageView.isAccessibilityElement = false
    }

    /// Called before a view that was out of sight gets another annotation. An override has to call this one.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotationview/prepareforreuse()
    open func prepareForReuse() {
        isHighlighted = false
        layer.removeAllAnimations()
        alpha = 1
    }

    /// Called before the view is shown. An override has to call this one.
    open func prepareForDisplay() {}

    // MARK: What it shows

    /// What it is for. Can be set while the view is out of sight.
    open var annotation: (any MKAnnotation)?

    /// The picture; the view becomes as large as it. Default: nil.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotationview/image
    open var image: UIImage? {
        didSet {
            imageView.image = image
            if let image {
                if imageView.superview == nil { insertSubview(imageView, at: 0) }
                bounds.size = image.size
                imageView.frame = bounds
            } else {
                imageView.removeFromSuperview()
            }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if image != nil { imageView.frame = bounds }
    }

    /// From the place of the annotation to the middle of the view. Default: nothing.
    open var centerOffset = CGPoint.zero { didSet { if centerOffset != oldValue { map?.place(self) } } }
    /// From the middle of the upper edge to the tip of the callout. Default: nothing.
    open var calloutOffset = CGPoint.zero { didSet { map?.calloutDidChange(of: self) } }
    /// The same for a callout at the left, which there is not. Default: nothing.
    open var leftCalloutOffset = CGPoint.zero
    /// The same for a callout at the right, which there is not. Default: nothing.
    open var rightCalloutOffset = CGPoint.zero
    /// The same under its newer name. Default: nothing.
    open var accessoryOffset = CGPoint.zero

    /// True if it can be selected. Default: true.
    open var isEnabled = true
    /// True while a finger is on it. Default: false.
    open var isHighlighted = false

    // MARK: Selecting

    /// True if it is selected: its callout is open.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotationview/isselected
    open var isSelected: Bool {
        get { selection }
        set { setSelected(newValue, animated: false) }
    }
    private var selection = false

    /// Changes ``isSelected`` only: the map calls it. To select an annotation ask the map.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotationview/setselected(_:animated:)
    open func setSelected(_ selected: Bool, animated: Bool) {
        selection = selected
        if selected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    // MARK: Callout

    /// True if a callout opens when the view is selected, as long as there is a title. Default: false.
    open var canShowCallout = false { didSet { map?.calloutDidChange(of: self) } }
    /// At the left of the callout. A control tells the delegate when it is tapped. Default: nil.
    open var leftCalloutAccessoryView: UIView? { didSet { map?.calloutDidChange(of: self) } }
    /// At the right of the callout. A control tells the delegate when it is tapped. Default: nil.
    open var rightCalloutAccessoryView: UIView? { didSet { map?.calloutDidChange(of: self) } }
    /// In the place of the subtitle. Default: nil.
    open var detailCalloutAccessoryView: UIView? { didSet { map?.calloutDidChange(of: self) } }

    /// From the middle of the view to the tip of the callout.
    @nonobjc var calloutTip: CGPoint { CGPoint(x: calloutOffset.x, y: calloutOffset.y - bounds.height / 2) }
    /// Called when the texts of the annotation may have changed.
    @nonobjc func textsDidChange() {}

    // MARK: Dragging

    /// The stages of a drag.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotationview/dragstate-swift.enum
    public enum DragState: UInt, Sendable {
        case none = 0
        case starting
        case dragging
        case canceling
        case ending
    }

    /// True if a finger that stays on it takes it along, as long as the annotation's place can be set. Default: false.
    open var isDraggable = false
    /// How far a drag has come. Default: none.
    open var dragState: DragState {
        get { drag }
        set { setDragState(newValue, animated: false) }
    }
    private var drag = DragState.none

    /// Changes ``dragState``. A drag that starts goes on to dragging, and one that ends or is cancelled to none; an override that animates
    /// these does so itself.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotationview/setdragstate(_:animated:)
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        let old = drag
        drag = newDragState
        if old != newDragState { map?.dragState(of: self, didChangeFrom: old) }
        switch newDragState {
        case .starting: setDragState(.dragging, animated: animated)
        case .ending, .canceling: setDragState(.none, animated: animated)
        case .none, .dragging: break
        }
    }

    // MARK: Neighbours

    /// How views that lie too near to each other are told apart.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotationview/collisionmode-swift.enum
    public enum CollisionMode: Int, Sendable {
        case rectangle = 0
        case circle
        case none
    }

    /// The shape that must not touch others. Default: a rectangle.
    open var collisionMode = CollisionMode.rectangle
    /// Of views that touch, the one with the lower priority is hidden. Default: required, never hidden.
    open var displayPriority = MKFeatureDisplayPriority.required { didSet { map?.setNeedsArrangement() } }
    /// Those of the same name that touch are shown as one. Default: nil, alone.
    open var clusteringIdentifier: String? { didSet { if clusteringIdentifier != oldValue { map?.setNeedsArrangement() } } }
    /// The view that stands for this one and others now.
    open weak var cluster: MKAnnotationView?
    /// Of views that cover each other, the one with the higher is in front. Default: 500.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// The same while it is selected. Default: 1000.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (annotation?.title ?? nil) }
        set { super.accessibilityLabel = newValue }
    }
}
