import UIKit

@objc protocol Listener: AnyObject {
    @objc optional func value(for key: Int) -> Int
    @objc optional func neverImplemented(for key: Int) -> Int
}

class Receiver: UIObject, Listener {
    @objc var total = 0

    @objc func add(_ sender: Any?) { total &+= 1 }

    func value(for key: Int) -> Int { key &+ 1 }
}

/// Messages by name, which target–action, notifications and optional delegate methods are made of.
enum Dispatch {
    @MainActor static let benchmarks = [
        Benchmark(name: "perform(#selector) with an argument", budget: 0.3) { rounds in
            let receiver = Receiver()
            for _ in 0..<rounds { _ = receiver.perform(#selector(Receiver.add(_:)), with: receiver) }
        },
        Benchmark(name: "perform(Selector(string))", budget: 0.5) { rounds in
            let receiver = Receiver()
            for _ in 0..<rounds { _ = receiver.perform(Selector(("add:")), with: receiver) }
        },
        Benchmark(name: "responds(to:)", budget: 0.2) { rounds in
            let receiver = Receiver()
            var answers = 0
            for _ in 0..<rounds where receiver.responds(to: #selector(Receiver.add(_:))) { answers += 1 }
            precondition(answers == rounds)
        },
        Benchmark(name: "optional method, implemented", budget: 0.15) { rounds in
            let listener: any Listener = Receiver()
            var sum = 0
            for round in 0..<rounds { sum &+= listener.value?(for: round) ?? 0 }
            precondition(sum > 0)
        },
        Benchmark(name: "optional method, missing", budget: 0.15) { rounds in
            let listener: any Listener = Receiver()
            var sum = 0
            for round in 0..<rounds { sum &+= listener.neverImplemented?(for: round) ?? 1 }
            precondition(sum == rounds)
        },
        Benchmark(name: "value(forKey:)", budget: 0.5) { rounds in
            let receiver = Receiver()
            for _ in 0..<rounds { _ = receiver.value(forKey: "total") }
        },
    ]
}
