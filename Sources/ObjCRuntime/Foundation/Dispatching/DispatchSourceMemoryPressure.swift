public import Dispatch
import ObjCCore

/// A source that tells when memory gets short.
// apple: https://developer.apple.com/documentation/dispatch/dispatchsourcememorypressure
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The events since the last call; none ever come here.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The events that were asked for.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// How short memory is.
    // apple: https://developer.apple.com/documentation/dispatch/dispatchsource/memorypressureevent
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// There is enough again.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All of them.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// A source for shortage of memory, as a device tells its apps. A machine that runs our apps does not: the source never calls its handler.
    // apple: https://developer.apple.com/documentation/dispatch/dispatchsource/makememorypressuresource(eventmask:queue:)
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        let source = makeUserDataAddSource(queue: queue)
        guard let source = source as? DispatchSource else { fatalError("A source of Dispatch is a \(type(of: source)).") }
        objc_setAssociatedObject(source, maskKey, eventMask.rawValue, .OBJC_ASSOCIATION_RETAIN)
        return source
    }

    fileprivate nonisolated(unsafe) static let maskKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension DispatchSource: DispatchSourceMemoryPressure {
    public var data: MemoryPressureEvent { [] }

    public var mask: MemoryPressureEvent {
        MemoryPressureEvent(rawValue: objc_getAssociatedObject(self, DispatchSource.maskKey) as? UInt ?? 0)
    }
}
