internal import UIKitCore

/// Gives objects numbers by which the desktop names them. Keeps none of them alive.
@MainActor
final class ElementNumbers {
    private struct Entry {
        weak var object: UIResponder?
    }

    /// After so many new ones those that are gone are forgotten.
    private static let pause = 256
    private var entries: [Int: Entry] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var last = 0

    func number(of object: UIResponder) -> Int {
        let key = ObjectIdentifier(object)
        if let number = numbers[key], entries[number]?.object === object { return number }
        last += 1
        if last % Self.pause == 0 { forget() }
        entries[last] = Entry(object: object)
        numbers[key] = last
        return last
    }

    /// Nil where the object is gone, or never was.
    func object(_ number: Int) -> UIResponder? { entries[number]?.object }

    private func forget() {
        entries = entries.filter { $0.value.object != nil }
        numbers = numbers.filter { entries[$0.value] != nil }
    }
}
