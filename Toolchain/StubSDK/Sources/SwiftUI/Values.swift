import UIKit

public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
public enum Edge: Int8, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4), trailing = Self(rawValue: 8)
        public static let horizontal = Self(rawValue: 10), vertical = Self(rawValue: 5), all = Self(rawValue: 15)
    }
}
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public struct Alignment: Equatable, Sendable {
    public static let center = Alignment(), leading = Alignment(), trailing = Alignment(), top = Alignment(), bottom = Alignment()
}
public enum ContentMode: Hashable, Sendable { case fit, fill }
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    public init(stringLiteral value: String) {}
}
public struct Color: StubView, Hashable, Sendable {
    nonisolated let color: UIColor
    public nonisolated init(_ color: UIColor) { self.color = color }
    public nonisolated init(uiColor: UIColor) { color = uiColor }
    public static let clear = Color(UIColor.clear), black = Color(UIColor.black), white = Color(UIColor.white)
    public static let red = Color(UIColor.red), blue = Color(UIColor.blue), primary = Color(UIColor.label)
}
public struct Rectangle: StubView {
    public nonisolated init() {}
    public nonisolated func fill(_ color: Color) -> some View { color }
}
public struct Font: Hashable, Sendable {
    public init(_ font: UIFont) {}
    public static let body = Font(UIFont.systemFont(ofSize: 17)), headline = Font(UIFont.boldSystemFont(ofSize: 17))
}
public struct Text: StubView {
    public nonisolated init<S: StringProtocol>(_ content: S) {}
    public nonisolated init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {}
    public nonisolated init(verbatim content: String) {}
    public func font(_ font: Font?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
}
public struct Image: StubView {
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum Orientation: UInt8, Sendable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
    public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
    public nonisolated init(systemName: String) {}
    public nonisolated init(uiImage: UIImage) {}
    public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {}
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
public struct GeometryProxy: Sendable {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
public struct GeometryReader<Content: View>: StubView {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct HStack<Content: View>: StubView {
    public init(alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct VStack<Content: View>: StubView {
    public init(alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content: View>: StubView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Spacer: StubView {
    public nonisolated init(minLength: CGFloat? = nil) {}
}
