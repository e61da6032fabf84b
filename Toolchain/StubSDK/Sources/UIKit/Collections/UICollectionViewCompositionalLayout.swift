import QuartzCore

@preconcurrency @MainActor open class NSCollectionLayoutDimension: UIObject {
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make() }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make() }
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make() }
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make() }
    private class func make() -> Self { unsafeDowncast(NSCollectionLayoutDimension(), to: Self.self) }
}
@preconcurrency @MainActor open class NSCollectionLayoutSize: UIObject {
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
    }
    public let widthDimension, heightDimension: NSCollectionLayoutDimension
}
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: UIObject {
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutSpacing(), to: Self.self) }
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutSpacing(), to: Self.self) }
}
@preconcurrency @MainActor open class NSCollectionLayoutItem: UIObject {
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
}
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        unsafeDowncast(NSCollectionLayoutGroup(layoutSize: layoutSize), to: Self.self)
    }
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        unsafeDowncast(NSCollectionLayoutGroup(layoutSize: layoutSize), to: Self.self)
    }
    open var interItemSpacing: NSCollectionLayoutSpacing?
}
public struct NSRectAlignment: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let none = Self(rawValue: 0), top = Self(rawValue: 1), topLeading = Self(rawValue: 2), leading = Self(rawValue: 3)
    public static let bottomLeading = Self(rawValue: 4), bottom = Self(rawValue: 5), bottomTrailing = Self(rawValue: 6)
    public static let trailing = Self(rawValue: 7), topTrailing = Self(rawValue: 8)
}
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }
    public let elementKind: String
}
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind)
    }
    open var pinToVisibleBounds = false, extendsBoundary = true
}
@preconcurrency @MainActor open class NSCollectionLayoutSection: UIObject {
    public init(group: NSCollectionLayoutGroup) { super.init() }
    open var contentInsets = NSDirectionalEdgeInsets.zero, interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open class func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    { fatalError("The stub SDK lays nothing out.") }
}
@preconcurrency @MainActor @objc public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
}
public struct UICollectionLayoutListConfiguration: Sendable {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public init(appearance: Appearance) { self.appearance = appearance }
    public let appearance: Appearance
    public var headerMode = HeaderMode.none, footerMode = FooterMode.none, showsSeparators = true
}
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias SectionProvider = (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    public init(section: NSCollectionLayoutSection) { super.init() }
    public init(sectionProvider: @escaping SectionProvider) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, _ in nil }
    }
}
