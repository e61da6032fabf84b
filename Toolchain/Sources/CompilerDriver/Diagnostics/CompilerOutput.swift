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
    /// The errors and warnings that are printed, for good.
    private(set) var shown: Set<String>

    /// - Parameter shown: the errors and warnings of earlier attempts.
    init(
        mapper: DiagnosticMapper, isParseable: Bool, shown: Set<String> = [], print: @escaping Printing = Console.write
    ) {
        self.mapper = mapper
        self.shown = shown
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
            var text = texts[stream] ?? DiagnosticText(mapper: mapper, shownBefore: shown)
            if !rest.isEmpty { text.receive(String(decoding: rest, as: UTF8.self)) }
            text.finish()
            emit(&text, to: stream)
        }
        buffers = [:]
    }

    /// The lessons of the errors for the next translation.
    var repairs: [Repair] { repairsInMessages + texts.values.flatMap(\.repairs) }

    /// Prints what was held back, when there is no next translation.
    func printHeldBack() {
        for piece in heldBack { print(piece.bytes[...], piece.stream) }
        heldBack = []
    }

    private func receiveLines(in buffer: inout ArraySlice<UInt8>, from stream: ChildProcess.Stream) {
        var text = texts[stream] ?? DiagnosticText(mapper: mapper, shownBefore: shown)
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
                receiveMessage(message, from: stream)
            }
        }
    }

    private func receiveMessage(_ message: ArraySlice<UInt8>, from stream: ChildProcess.Stream) {
        var repairs: [Repair] = []
        let mapped = ParseableOutput.mapOutput(of: message) { text in
            let result = DiagnosticText.map(text, with: mapper, shownBefore: shown)
            repairs = result.repairs
            if repairs.isEmpty { shown.formUnion(result.shown) }
            return result.text
        }
        repairsInMessages += repairs
        let bytes = ParseableOutput.framed(mapped)
        if repairs.isEmpty { print(bytes[...], stream) } else { heldBack.append((bytes, stream)) }
    }

    private func emit(_ text: inout DiagnosticText, to stream: ChildProcess.Stream) {
        let lines = text.takeReady()
        let isHeldBack = !text.repairs.isEmpty
        if !isHeldBack { shown.formUnion(text.shown) }
        texts[stream] = text
        guard !lines.isEmpty else { return }
        let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
        if isHeldBack { heldBack.append((bytes, stream)) } else { print(bytes[...], stream) }
    }
}
