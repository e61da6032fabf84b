public import Foundation
import ObjCRuntime
public import UIKit

/// Shows an annotation as a balloon with a sign in it, and its title below.
// apple: https://developer.apple.com/documentation/mapkit/mkmarkerannotationview
@objcMembers open class MKMarkerAnnotationView: MKAnnotationView {
    @nonobjc final let balloon = Balloon()
    @nonobjc final let titleLabel = UILabel()
    @nonobjc final let subtitleLabel = UILabel()

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
        bounds = CGRect(origin: .zero, size: CGSize(width: MarkerTheme.size, height: MarkerTheme.size))
        centerOffset = CGPoint(x: 0, y: -MarkerTheme.size / 2)
        displayPriority = .defaultHigh
        collisionMode = .circle
        for label in [titleLabel, subtitleLabel] {
            label.textAlignment = .center
            label.isAccessibilityElement = false
            addSubview(label)
        }
        titleLabel.font = MarkerTheme.titleFont
        titleLabel.numberOfLines = 2
        subtitleLabel.font = MarkerTheme.subtitleFont
        subtitleLabel.textColor = .secondaryLabel
        addSubview(balloon)
        arrange()
        textsDidChange()
    }

    // MARK: Look

    /// Says whether the title is shown. Default: as far as there is room.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { textsDidChange() } }
    /// Says whether the subtitle is shown. Default: while it is selected.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { textsDidChange() } }
    /// The colour of the balloon. Default: nil, red.
    open var markerTintColor: UIColor? { didSet { balloon.color = markerTintColor ?? .systemRed } }
    /// The colour of the sign. Default: nil, white.
    open var glyphTintColor: UIColor? { didSet { balloon.glyphColor = glyphTintColor ?? .white } }
    /// A sign of a few letters; before a picture. Default: nil.
    open var glyphText: String? { didSet { balloon.text = glyphText } }
    /// A sign as a picture. Default: nil, a pin.
    open var glyphImage: UIImage? { didSet { updateGlyph() } }
    /// A larger sign while it is selected. Default: nil, the same.
    open var selectedGlyphImage: UIImage? { didSet { updateGlyph() } }
    /// True if it grows out of the map when it comes. Default: false.
    open var animatesWhenAdded = false

    /// Texts are white on the dark ground of maps from above.
    open override func prepareForDisplay() {
        super.prepareForDisplay()
        let isDark = map.map { MapTheme.isFromAbove($0.mapType) } ?? false
        titleLabel.textColor = isDark ? .white : .label
        subtitleLabel.textColor = isDark ? UIColor(white: 1, alpha: 0.75) : .secondaryLabel
    }

    /// False while another marker or its title is where the title would be.
    @nonobjc final var hasRoomForTitle = true { didSet { if hasRoomForTitle != oldValue { textsDidChange() } } }

    private func updateGlyph() { balloon.image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage }

    open override var annotation: (any MKAnnotation)? { didSet { textsDidChange() } }

    @nonobjc override func textsDidChange() {
        if let members = (annotation as? MKClusterAnnotation)?.memberAnnotations { balloon.defaultText = "\(members.count)" }
        let (title, subtitle) = (annotation?.title ?? nil, annotation?.subtitle ?? nil)
        titleLabel.text = title
        subtitleLabel.text = subtitle
        let hasNoPlace = titleVisibility == .hidden || (titleVisibility == .adaptive && !hasRoomForTitle)
        titleLabel.isHidden = hasNoPlace || (title ?? "").isEmpty
        let isAsked = subtitleVisibility == .visible || (subtitleVisibility == .adaptive && isSelected && !canShowCallout)
        subtitleLabel.isHidden = !isAsked || (subtitle ?? "").isEmpty
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let titleSize = titleLabel.sizeThatFits(CGSize(width: MarkerTheme.textWidth, height: 60))
        titleLabel.bounds.size = CGSize(width: min(titleSize.width, MarkerTheme.textWidth), height: titleSize.height)
        titleLabel.center = CGPoint(x: bounds.midX, y: bounds.maxY + MarkerTheme.textGap + titleSize.height / 2)
        let subtitleSize = subtitleLabel.sizeThatFits(CGSize(width: MarkerTheme.textWidth, height: 30))
        subtitleLabel.bounds.size = CGSize(width: min(subtitleSize.width, MarkerTheme.textWidth), height: subtitleSize.height)
        subtitleLabel.center = CGPoint(x: bounds.midX, y: titleLabel.frame.maxY + subtitleSize.height / 2)
    }

    // MARK: Selecting

    open override func setSelected(_ selected: Bool, animated: Bool) {
        let wasSelected = isSelected
        super.setSelected(selected, animated: animated)
        guard wasSelected != selected else { return }
        updateGlyph()
        textsDidChange()
        arrange()
        guard animated, UIView.areAnimationsEnabled else { return }
        let ratio = MarkerTheme.size / MarkerTheme.selectedSize
        balloon.grow(from: selected ? ratio : 1 / ratio)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        balloon.transform = .identity
    }

    /// Called when it has come onto the map.
    @nonobjc final func appear() {
        if animatesWhenAdded, UIView.areAnimationsEnabled { balloon.grow(from: 0.05) }
    }

    private func arrange() {
        balloon.diameter = isSelected ? MarkerTheme.selectedSize : MarkerTheme.size - MarkerTheme.pointer
        balloon.tip = CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    @nonobjc override var calloutTip: CGPoint {
        CGPoint(x: calloutOffset.x, y: calloutOffset.y + bounds.height / 2 - balloon.bounds.height)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || balloon.frame.contains(point)
    }
}
