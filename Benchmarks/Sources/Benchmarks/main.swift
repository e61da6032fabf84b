// Measures what has to be fast, and compares it with its budget. usage: Benchmarks [part of a name]
import Foundation

let chosen = CommandLine.arguments.dropFirst().first ?? ""
var isOverBudget = false

for benchmark in Dispatch.benchmarks where chosen.isEmpty || benchmark.name.contains(chosen) {
    let time = benchmark.measure()
    isOverBudget = isOverBudget || time > benchmark.budget
    let verdict = time > benchmark.budget ? "over the budget of" : "budget"
    print(String(format: "%8.3f µs  \(benchmark.name) (\(verdict) %.2f µs)", time, benchmark.budget))
}

exit(isOverBudget ? 1 : 0)
