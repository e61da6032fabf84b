import Foundation
import Synchronization

/// Applies a function to every element on all cores; the results keep the order of the elements.
///
/// The threads have large stacks: a syntax tree is as deep as the source is nested, and the source may be any text.
func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    guard !elements.isEmpty else { return [] }
    let slots = ResultSlots<Result>(count: elements.count)
    let finished = DispatchSemaphore(value: 0)
    let threadCount = min(elements.count, ProcessInfo.processInfo.activeProcessorCount)
    for _ in 0..<threadCount {
        let thread = Thread {
            while let position = slots.takePosition() { slots.fill(position, with: transform(elements[position])) }
            finished.signal()
        }
        // Address space only; pages are taken as the stack grows.
        thread.stackSize = 512 << 20
        thread.start()
    }
    for _ in 0..<threadCount { finished.wait() }
    return slots.results()
}

/// Room for results that several threads fill in any order.
///
/// The lock guards the elements; the results are read when all threads have ended.
private final class ResultSlots<Result: Sendable>: @unchecked Sendable {
    private let count: Int
    private var slots: [Result?]
    private let next = Atomic(0)
    private let lock = Mutex(())

    init(count: Int) {
        self.count = count
        slots = [Result?](repeating: nil, count: count)
    }

    func takePosition() -> Int? {
        let position = next.wrappingAdd(1, ordering: .relaxed).oldValue
        return position < count ? position : nil
    }

    func fill(_ position: Int, with result: Result) {
        lock.withLock { _ in slots[position] = result }
    }

    func results() -> [Result] { slots.compactMap { $0 } }
}
