@_exported import Combine
@_exported import UIKit

@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}
extension Never: View {
    public var body: Never { fatalError() }
}
/// A view that shows itself, and so has no body.
public protocol StubView: View where Body == Never {}
extension StubView {
    public var body: Never { fatalError("The stub SDK shows nothing.") }
}
extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("The stub SDK shows nothing.") }
}

@preconcurrency @MainActor public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier>: StubView {}
public struct ModifiedContent<Content, Modifier>: StubView {}

public struct EmptyView: StubView {
    public nonisolated init() {}
}
public struct AnyView: StubView {
    public nonisolated init<V: View>(_ view: V) {}
}
public struct TupleView<T>: StubView {}
public struct _ConditionalContent<TrueContent, FalseContent>: StubView {}
public struct Group<Content>: View where Content: View {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Content { content }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: StubView {
    public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { TupleView() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { _ConditionalContent() }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { _ConditionalContent() }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
