import Testing
import Translator

@testable import CompilerDriver

@Suite struct CompilerOutputTests {
    /// The lines that are printed of some pieces, at each step, and at the end.
    private func run(_ pieces: [String], parseable: Bool = false, keepsHeldBack: Bool) -> (steps: [String], repairs: [Repair]) {
        let text = "let x = y.m\n"
        let source = RewrittenSource(SourceFile(path: "/a.swift", bytes: Array(text.utf8)), edits: [])
        var steps: [String] = []
        var printed: [UInt8] = []
        let output = CompilerOutput(mapper: DiagnosticMapper([source]), isParseable: parseable) { bytes, _ in printed += bytes }
        func endStep() {
            steps.append(String(decoding: printed, as: UTF8.self))
            printed = []
        }
        for piece in pieces {
            output.receive(Array(piece.utf8)[...], from: .error)
            endStep()
        }
        output.finish()
        let repairs = output.repairs
        if keepsHeldBack { output.printHeldBack() }
        endStep()
        return (steps, repairs)
    }

    @Test func printsLinesAsTheyArrive() {
        #expect(run(["one\ntw", "o\nthree"], keepsHeldBack: true).steps == ["one\n", "two\n", "three\n"])
    }

    @Test func printsADiagnosticWhenItEnds() {
        let steps = run(["/a.swift:1:5: warning: w\n", "1 | let x = y.m\n  |     `- warning: w\n2 | \n", "\n"], keepsHeldBack: true).steps
        #expect(steps == ["", "", "/a.swift:1:5: warning: w\n1 | let x = y.m\n  |     `- warning: w\n2 | \n\n", ""])
    }

    @Test func whatTheCompilerRepeatsIsShownOnce() {
        let warning = "/a.swift:1:5: warning: w [#Group]\n1 | let x = y.m\n  |     `- warning: w [#Group]\n2 | \n\n"
        let note = "/b.swift:1:1: note: n\n\n"
        let footnote = "[#Group]: <https://example.org>\n"
        let steps = run([warning + note + footnote, warning + note + footnote], keepsHeldBack: true).steps
        #expect(steps == [warning + note + footnote, "", ""])
    }

    @Test func holdsBackWhatTheNextTranslationMayMend() {
        let error = "/a.swift:1:11: error: value of type 'AnyObject' has no member 'm'\n"
        let repair = Repair(path: "/a.swift", line: 1, member: "m")
        #expect(run([error, "\n"], keepsHeldBack: false) == (["", "", ""], [repair]))
        #expect(run([error], keepsHeldBack: true) == (["", error], [repair]))
    }

    @Test func holdsBackMessages() {
        let object = #"{"kind":"finished","output":"/a.swift:1:11: error: value of type 'AnyObject' has no member 'm'"}"#
        let message = "\(object.utf8.count)\n\(object)\n"
        let began = "2\n{}\n"
        #expect(run([message, began], parseable: true, keepsHeldBack: false).steps == ["", began, ""])
        #expect(run([message, began], parseable: true, keepsHeldBack: true).steps == ["", began, message])
    }
}

private func == (left: (steps: [String], repairs: [Repair]), right: ([String], [Repair])) -> Bool {
    left.steps == right.0 && left.repairs == right.1
}
