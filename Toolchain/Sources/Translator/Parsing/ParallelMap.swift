import Dispatch

/// Applies a function to every element on all cores; the results keep the order of the elements.
func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        nonisolated(unsafe) let storage = buffer.baseAddress!
        // Each iteration initializes its own element, so no two threads touch the same memory.
        DispatchQueue.concurrentPerform(iterations: elements.count) { position in
            (storage + position).initialize(to: transform(elements[position]))
        }
        count = elements.count
    }
}
