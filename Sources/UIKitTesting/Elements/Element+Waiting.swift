import Foundation
import UIKit

// Virtual time passes while something is waited for.
extension Element {
    /// Lets virtual time pass until it is there, at most `timeout` seconds.
    /// - Returns: whether it is.
    public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { $0.exists } }

    /// Lets virtual time pass until it is gone, at most `timeout` seconds.
    /// - Returns: whether it is.
    public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { wait(timeout) { !$0.exists } }

    /// Lets virtual time pass until a property of it has a value, at most `timeout` seconds.
    /// - Returns: whether it has.
    public func wait<Value: Equatable>(for keyPath: KeyPath<Element, Value>, toEqual value: Value, timeout: TimeInterval) -> Bool {
        wait(timeout) { $0[keyPath: keyPath] == value }
    }

    /// Lets virtual time pass until a predicate holds of it, at most `timeout` seconds.
    /// - Returns: whether it does.
    public func wait(for predicate: NSPredicate, timeout: TimeInterval) -> Bool { wait(timeout) { predicate.evaluate(with: $0) } }

    /// Lets virtual time pass until something holds of it, at most `timeout` seconds.
    /// - Precondition: the timeout is from 0 to 3600 seconds.
    /// - Returns: whether it does.
    public func wait(_ timeout: TimeInterval, until condition: (Element) -> Bool) -> Bool {
        driver.wait(atMost: timeout, for: words) { condition(self) }
    }
}

extension ElementQuery {
    /// Lets virtual time pass until a predicate holds of the query, such as `count == 3`, at most `timeout` seconds.
    /// - Precondition: the timeout is from 0 to 3600 seconds.
    /// - Returns: whether it does.
    public func wait(for predicate: NSPredicate, timeout: TimeInterval) -> Bool {
        driver.wait(atMost: timeout, for: words) { predicate.evaluate(with: self) }
    }
}

extension TestScreen {
    /// Lets virtual time pass until a predicate holds of anything, an ``Element`` or a model object, at most `timeout` seconds. What
    /// `expectation(for:evaluatedWith:)` of XCTest does by the real clock.
    /// - Precondition: the timeout is from 0 to 3600 seconds.
    /// - Returns: whether it does.
    public func wait(for predicate: NSPredicate, evaluatedWith object: Any?, timeout: TimeInterval) -> Bool {
        driver.wait(atMost: timeout, for: "a predicate") { predicate.evaluate(with: object) }
    }
}
