import Translator

/// Passes on what the compiler prints as it arrives, in terms of the original sources.
///
/// An error that the next translation may get rid of is held back until it is known whether it does.
final class CompilerOutput {
    typealias Printing = (ArraySlice<UInt8>, ChildProcess.Stream) -> Void

    private let mapper: DiagnosticMapper
    private let isParseable: Bool
    private let print: Printing
    private var buffers: [ChildProcess.Stream: ArraySlice<UInt8>] = [:]
    private var texts: [ChildProcess.Stream: DiagnosticText] = [:]
    private var heldBack: [(bytes: [UInt8], stream: ChildProcess.Stream)] = []
    private var repairsInMessages: [Repair] = []

    init(mapper: DiagnosticMapper, isParseable: Bool, print: @escaping Printing = Console.write) {
        self.mapper = mapper
        self.isParseable = isParseable
        self.print = print
    }

    func receive(_ bytes: ArraySlice<UInt8>, from stream: ChildProcess.Stream) {
        var buffer = (buffers[stream] ?? []) + bytes
        if isParseable {
            receiveMessages(in: &buffer, from: stream)
        } else {
            receiveLines(in: &buffer, from: stream)
        }
        buffers[stream] = ArraySlice(Array(buffer))
    }

    /// Takes the end of the output for the end of what was begun. To be called once, before ``repairs`` is asked for.
    func finish() {
        for stream in [ChildProcess.Stream.output, .error] {
            let rest = buffers[stream] ?? []
            guard texts[stream] != nil || !rest.isEmpty else { continue }
            var text = texts[stream] ?? DiagnosticText(mapper: mapper)
            if !rest.isEmpty { text.receive(String(decoding: rest, as: UTF8.self)) }
            text.finish()
            emit(&text, to: stream)
        }
        buffers = [:]
    }

    /// What the errors teach the next translation.
    var repairs: [Repair] { repairsInMessages + texts.values.flatMap(\.repairs) }

    /// Prints what was held back, when there is no next translation.
    func printHeldBack() {
        for piece in heldBack { print(piece.bytes[...], piece.stream) }
        heldBack = []
    }

    private func receiveLines(in buffer: inout ArraySlice<UInt8>, from stream: ChildProcess.Stream) {
        var text = texts[stream] ?? DiagnosticText(mapper: mapper)
        while let end = buffer.firstIndex(of: 0x0A) {
            text.receive(String(decoding: buffer[..<end], as: UTF8.self))
            buffer = buffer[(end + 1)...]
        }
        emit(&text, to: stream)
    }

    private func receiveMessages(in buffer: inout ArraySlice<UInt8>, from stream: ChildProcess.Stream) {
        while let piece = ParseableOutput.next(in: &buffer) {
            switch piece {
            case .text(let line):
                print(line, stream)
            case .message(let message):
                let (mapped, repairs) = ParseableOutput.map(message, with: mapper)
                repairsInMessages += repairs
                if repairs.isEmpty {
                    print(ParseableOutput.framed(mapped)[...], stream)
                } else {
                    heldBack.append((ParseableOutput.framed(mapped), stream))
                }
            }
        }
    }

    private func emit(_ text: inout DiagnosticText, to stream: ChildProcess.Stream) {
        let lines = text.takeReady()
        let isHeldBack = !text.repairs.isEmpty
        texts[stream] = text
        guard !lines.isEmpty else { return }
        let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
        if isHeldBack { heldBack.append((bytes, stream)) } else { print(bytes[...], stream) }
    }
}
