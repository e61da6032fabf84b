import Foundation
import Testing

/// Random input on every example; `./forastero monkey` plays more of it.
struct MonkeyTests {
    @Test(
        "random input breaks no example",
        arguments: ["Hello", "HelloScene", "Views", "Tabs", "TabOrder", "Brightness", "Selection", "TapPopover", "Showcase"])
    func playing(example: String) throws {
        let folder = try TestFolder()
        let result = try RunningProgram(
            RunningProgram.example(example),
            ["--monkey", "500", "--monkey-seed", "11", "--screen", "390x844@1", "--monkey-script", folder.path("script.drive")]
        ).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("what is played is painted, frame by frame, so that what cannot be painted is found")
    func painting() throws {
        let program = try RunningProgram(
            RunningProgram.example("Tabs"), ["--monkey", "300", "--monkey-seed", "5", "--screen", "390x844@1"])
        let line = program.readLine()
        let count = try #require(line.firstMatch(of: /, (\d+) frames painted,/).flatMap { Int($0.1) }, "\(line)")
        #expect(count > 100, "\(line)")
        #expect(program.result().status == 0)
    }

    @Test("what is played can be played again: the record is a script, and leads to the same screen")
    func replaying() throws {
        let folder = try TestFolder()
        let record = folder.path("record.drive")
        let options = ["--screen", "390x844@1", "--defaults", folder.path("defaults")]
        let played = try RunningProgram(
            RunningProgram.example("Tabs"), options + ["--monkey", "300", "--monkey-seed", "5", "--monkey-record", record]
        ).result()
        #expect(played.status == 0, "\(played.errors)")
        let script = try folder.text("record.drive")
        #expect(script.hasSuffix("# end\n"))
        #expect(script.split(separator: "\n").count > 20)
        for number in 1...2 {
            let file = try folder.write(script + "dump \(folder.path("\(number).txt"))\n", to: "again.drive")
            let run = try RunningProgram(RunningProgram.example("Tabs"), options + ["--drive", file, "--check-invariants"]).result()
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(try folder.text("1.txt") == folder.text("2.txt"))
    }
}
