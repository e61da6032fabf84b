import Foundation
import Testing
import Translator

@testable import CompilerDriver

@Suite struct ParseableOutputTests {
    private func pieces(_ text: String) -> (pieces: [String], rest: String) {
        var buffer = Array(text.utf8)[...]
        var result: [String] = []
        while let piece = ParseableOutput.next(in: &buffer) {
            switch piece {
            case .message(let bytes): result.append("message " + String(decoding: bytes, as: UTF8.self))
            case .text(let bytes): result.append("text " + String(decoding: bytes, as: UTF8.self))
            }
        }
        return (result, String(decoding: buffer, as: UTF8.self))
    }

    @Test func splitsMessages() {
        #expect(pieces("2\n{}\n7\n{\"a\":1}\n") == (["message {}", "message {\"a\":1}"], ""))
    }

    @Test func waitsForTheRest() {
        #expect(pieces("7\n{\"a\"") == ([], "7\n{\"a\""))
        #expect(pieces("7") == ([], "7"))
    }

    @Test func passesOtherLines() {
        #expect(pieces("oops\n2\n{}\n12\nno\n") == (["text oops\n", "message {}", "text 12\n", "text no\n"], ""))
    }

    @Test func mapsTheDiagnosticsOfRealMessages() throws {
        let text = "func f() {\n    let a = 1, b: Int = \"x\"\n    _ = a\n}\n"
        var compilation = RealCompilation()
        compilation.options = ["-parseable-output"]
        let outputs = try [[], [text.inserting("/* longer */ ", before: "let a")]].map { edits in
            try compilerMessages(compilation.output(of: text, edits: edits))
        }
        #expect(outputs[0].contains { $0.contains("a.swift:2:25: error: cannot convert") })
        #expect(outputs[0] == outputs[1])
    }

    private func compilerMessages(_ output: String) throws -> [String] {
        var buffer = Array(output.utf8)[...]
        var result: [String] = []
        while case .message(let message)? = ParseableOutput.next(in: &buffer) {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any])
            if let output = object["output"] as? String { result.append(output) }
        }
        #expect(buffer.isEmpty)
        return result
    }
}
