/// Work that is done again and again until it is cancelled.
final class Repetition: Cancellable {
    private let isOver = Guarded(false)
    private let action: () -> Void
    private let schedule: (@escaping () -> Void, Int) -> Void

    /// - Parameter schedule: has an action done at the time of the repetition with a number, which begin with 0.
    init(_ action: @escaping () -> Void, schedule: @escaping (@escaping () -> Void, Int) -> Void) {
        (self.action, self.schedule) = (action, schedule)
        arm(0)
    }

    private func arm(_ number: Int) {
        schedule(
            { [weak self] in
                guard let self, !isOver({ $0 }) else { return }
                action()
                arm(number + 1)
            }, number)
    }

    deinit { cancel() }

    func cancel() { isOver { $0 = true } }
}
