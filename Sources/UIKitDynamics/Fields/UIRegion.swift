import CoreGraphics
import Foundation

/// A part of the plane about the point (0, 0): where a field acts. Immutable.
// apple: https://developer.apple.com/documentation/uikit/uiregion
@preconcurrency @MainActor @objcMembers open class UIRegion: UIObject, NSCopying {
    /// Which points belong to a region.
    private indirect enum Shape {
        case infinite
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let one, let other): one.contains(point) || other.contains(point)
            case .intersection(let one, let other): one.contains(point) && other.contains(point)
            }
        }
    }

    private var shape: Shape

    /// All points.
    // apple: https://developer.apple.com/documentation/uikit/uiregion/infinite
    open class var infinite: UIRegion {
        let region = UIRegion(radius: 0)
        region.shape = .infinite
        return region
    }

    /// A disc about (0, 0), the circle included.
    /// - Parameter radius: in points.
    // apple: https://developer.apple.com/documentation/uikit/uiregion/init(radius:)
    public init(radius: CGFloat) {
        shape = .circle(radius: radius)
        super.init()
    }

    /// A rectangle with its middle at (0, 0), the edges included.
    /// - Parameter size: in points.
    // apple: https://developer.apple.com/documentation/uikit/uiregion/init(size:)
    public init(size: CGSize) {
        shape = .rectangle(size)
        super.init()
    }

    /// The points that are not in the region. The inverse of ``infinite`` is empty.
    // apple: https://developer.apple.com/documentation/uikit/uiregion/inverse()
    @objc(inverseRegion) open func inverse() -> Self { with(.inverse(shape)) }

    /// The points that are in one of two regions.
    // apple: https://developer.apple.com/documentation/uikit/uiregion/byunion(with:)
    @objc(regionByUnionWithRegion:) open func byUnion(with region: UIRegion) -> Self { with(.union(shape, region.shape)) }

    /// The points of this region that are not in another.
    // apple: https://developer.apple.com/documentation/uikit/uiregion/bydifference(from:)
    @objc(regionByDifferenceFromRegion:) open func byDifference(from region: UIRegion) -> Self {
        with(.intersection(shape, .inverse(region.shape)))
    }

    /// The points that are in both of two regions.
    // apple: https://developer.apple.com/documentation/uikit/uiregion/byintersection(with:)
    @objc(regionByIntersectionWithRegion:) open func byIntersection(with region: UIRegion) -> Self {
        with(.intersection(shape, region.shape))
    }

    /// Returns true if a point belongs to the region.
    // apple: https://developer.apple.com/documentation/uikit/uiregion/contains(_:)
    @objc(containsPoint:) open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    private func with(_ shape: Shape) -> Self {
        let region = _objcNew(type(of: self))
        region.shape = shape
        return region
    }

    /// The region of no point but (0, 0).
    public override init() {
        shape = .circle(radius: 0)
        super.init()
    }
}
