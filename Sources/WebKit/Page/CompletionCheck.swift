import Foundation
import ObjCRuntime

/// Sees to it that an application calls a handler exactly once; where it does not, the program stops as on Apple's systems.
final class CompletionCheck: @unchecked Sendable {
    private let name: String
    private var isCalled = false

    /// - Parameter selector: of the method that gets the handler.
    init(_ receiver: AnyObject, _ selector: String) { name = "-[\(type(of: receiver)) \(selector)]" }

    deinit { _require(isCalled, "Completion handler passed to \(name) was not called") }

    func call() {
        _require(!isCalled, "Completion handler passed to \(name) was called more than once")
        isCalled = true
    }

    /// Nobody got the handler.
    func drop() { isCalled = true }
}
