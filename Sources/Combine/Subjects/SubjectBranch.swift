/// One subscriber of a subject.
@usableFromInline final class SubjectBranch<Output, Failure: Error>: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private let keepsNewest: Bool
    private var demand = Subscribers.Demand.none
    private var receiver: Receiver<Output, Failure>?
    /// The subject lives as long as somebody may be notified of it.
    private var core: SubjectCore<Output, Failure>?
    @usableFromInline let description: String
    private var pending: Output?

    @usableFromInline init(
        _ receiver: Receiver<Output, Failure>, _ core: SubjectCore<Output, Failure>, named description: String, pending: Output?,
        keepsNewest: Bool
    ) {
        (self.receiver, self.core, self.description) = (receiver, core, description)
        (self.pending, self.keepsNewest) = (pending, keepsNewest)
    }

    @inlinable func send(_ value: Output) {
        guard let receiver = takeDemand() else { return keep(value) }
        let more = receiver.take(value)
        if !more.isNone { ask(more) }
    }

    /// Somebody who got a value wants more.
    @usableFromInline func ask(_ more: Subscribers.Demand) {
        // Where nothing is kept there is nothing to send at once.
        if keepsNewest { request(more) } else { lock { demand += more } }
    }

    /// - Returns: whom a value goes to; nil if it asks for none.
    @usableFromInline func takeDemand() -> Receiver<Output, Failure>? {
        lock {
            guard let receiver, demand.takeOne() else { return nil }
            // A value that is kept has become an old one. Subjects that keep none need not look.
            if keepsNewest { pending = nil }
            return receiver
        }
    }

    @usableFromInline func keep(_ value: Output) {
        guard keepsNewest else { return }
        lock { if receiver != nil { pending = value } }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) { end().receiver?.receive(completion: completion) }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        // What is before may send at once: that takes the place of the value that is kept.
        if keepsNewest { lock { core }?.noteDemand() }
        let due: (Receiver<Output, Failure>, Output)? = lock {
            guard let receiver else { return nil }
            self.demand += demand
            guard let pending, self.demand.takeOne() else { return nil }
            self.pending = nil
            return (receiver, pending)
        }
        if let (receiver, value) = due {
            let more = receiver.take(value)
            if !more.isNone { request(more) }
        }
        // Where none is kept, the demand for it has to be known by now.
        if !keepsNewest { lock { core }?.noteDemand() }
    }

    @usableFromInline func cancel() { end().core?.remove(self) }

    private func end() -> (receiver: Receiver<Output, Failure>?, core: SubjectCore<Output, Failure>?) {
        let former = lock {
            defer { (receiver, core, pending, demand) = (nil, nil, nil, .none) }
            return (receiver, core, pending)
        }
        return (former.0, former.1)
    }
}
