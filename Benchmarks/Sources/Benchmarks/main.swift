// Measures what has to be fast, and compares it with its limit. usage: Benchmarks [part of a name]
// usage: Benchmarks peers [part of a name]: does what other toolkits do in programs of their own
// usage: Benchmarks growth [part of a name]: measures the same work with more and more of something
// usage: Benchmarks scenes [name]: does the work whose instructions are counted; without a name lists what there is
import Foundation

if let probe = Probe.requested { probe.run() }

if CommandLine.arguments.dropFirst().first == "peers" {
    PeerWork.run(CommandLine.arguments.dropFirst(2).first ?? "")
    exit(0)
}
if CommandLine.arguments.dropFirst().first == "growth" {
    Growth.run(CommandLine.arguments.dropFirst(2).first ?? "")
    exit(0)
}
if CommandLine.arguments.dropFirst().first == "scenes" {
    let name = CommandLine.arguments.dropFirst(2).first
    for scene in CountedScene.all {
        if name == nil { print(scene.name) } else if scene.name == name { scene.run() }
    }
    exit(0)
}

let chosen = CommandLine.arguments.dropFirst().first ?? ""
var isOverLimit = false

for benchmark in Dispatch.benchmarks + Frames.benchmarks + Moving.benchmarks + Rows.benchmarks + Grids.benchmarks + Trees.benchmarks
    + Nibs.benchmarks
    + Constraints.benchmarks + Texts.benchmarks + TextScrolling.benchmarks + Searches.benchmarks + Snapshots.benchmarks
    + Values.benchmarks + Processes.benchmarks + Browser.benchmarks
where chosen.isEmpty || benchmark.name.contains(chosen) {
    let figure = benchmark.measure()
    isOverLimit = isOverLimit || figure > benchmark.limit
    let verdict = figure > benchmark.limit ? "over the limit of" : "limit"
    print(String(format: "%9.3f", figure), "\(benchmark.unit)  \(benchmark.name) (\(verdict) \(String(format: "%g", benchmark.limit)))")
}

exit(isOverLimit ? 1 : 0)
