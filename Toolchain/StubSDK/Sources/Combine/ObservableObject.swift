import Foundation

public protocol Cancellable {
    func cancel()
}
public final class AnyCancellable: Cancellable, Hashable {
    private let action: () -> Void
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public func cancel() { action() }
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public final class ObservableObjectPublisher {
    public init() {}
    public func send() {}
}
public protocol ObservableObject: AnyObject {}
extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var wrappedValue: Value
}
