import UIKitTesting

extension TestScreen {
    /// Lets the main thread do what other threads hand to it, until something holds.
    /// - Returns: whether it does after very many turns.
    func serve(until condition: () -> Bool) async -> Bool {
        for _ in 0..<200_000 {
            if condition() { return true }
            settle()
            await Task.yield()
        }
        return condition()
    }
}
