import Combine
import CoreData
import Foundation
import References

/// What lies between an app's views and its data: values through the operators of Combine, objects into a store of Core Data.
enum Values {
    @MainActor static let benchmarks = [
        Benchmark(
            name: "100,000 values of a sequence through five operators", atMost: 3, timesOf: "five closures that call each other",
            rounds: valueCount
        ) { (ValueChain.publish, ValueChain.call) },
        Benchmark(
            name: "100,000 values of a subject through five operators", atMost: 9, timesOf: "five closures that call each other",
            rounds: valueCount
        ) { (ValueChain.send, ValueChain.call) },
        Benchmark(
            name: "100,000 objects inserted and saved", atMost: 3, timesOf: "the same rows by SQLite alone", rounds: valueCount
        ) { (ObjectRows.insert, ObjectRows.write) },
        Benchmark(name: "20 of 100,000 objects fetched", budget: 2000, rounds: 100) { ObjectRows.fetching(of: valueCount) },
    ]
    private static let valueCount = 100_000
}

/// Five steps: add, drop, multiply, sum up, and drop what is as before.
@MainActor
enum ValueChain {
    private static var sum = 0

    static func publish(_ count: Int) {
        (0..<count).publisher.map { $0 + 1 }.filter { $0 % 3 != 0 }.map { $0 * 2 }.scan(0) { $0 &+ $1 }.removeDuplicates()
            .sink { sum &+= $0 }.cancel()
    }

    static func send(_ count: Int) {
        let subject = PassthroughSubject<Int, Never>()
        let sink = subject.map { $0 + 1 }.filter { $0 % 3 != 0 }.map { $0 * 2 }.scan(0) { $0 &+ $1 }.removeDuplicates()
            .sink { sum &+= $0 }
        for value in 0..<count { subject.send(value) }
        sink.cancel()
    }

    static func call(_ count: Int) {
        let first = closures { sum &+= $0 }
        for value in 0..<count { first(value) }
    }

    // Made where the compiler does not look through them: it would put all five into one loop.
    @_optimize(none)
    private static func closures(_ end: @escaping (Int) -> Void) -> (Int) -> Void {
        var (total, last) = (0, Int?.none)
        let unequal: (Int) -> Void = { value in
            if last == value { return }
            last = value
            end(value)
        }
        let summed: (Int) -> Void = { value in
            total &+= value
            unequal(total)
        }
        let doubled: (Int) -> Void = { summed($0 * 2) }
        let filtered: (Int) -> Void = { if $0 % 3 != 0 { doubled($0) } }
        return { filtered($0 + 1) }
    }
}
