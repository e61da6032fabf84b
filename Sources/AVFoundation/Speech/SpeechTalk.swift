import Foundation

/// What is said to the speech dispatcher and heard from it, on a queue: an event comes after the answer to the command before it.
final class SpeechTalk: @unchecked Sendable {
    /// What becomes of a message.
    enum Event: Equatable, Sendable { case begun, mark(Int), paused, resumed, ended, cancelled }

    private let queue = DispatchQueue(label: "speech")
    private let connect: @Sendable () throws -> SpeechConnection
    // Only the queue touches these.
    private var connection: SpeechConnection?
    private var message: Int?
    private var report: (@Sendable (Event) -> Void)?

    init(connect: @escaping @Sendable () throws -> SpeechConnection) { self.connect = connect }

    deinit { connection?.end() }

    /// Speaks. The last report is ``Event/ended`` or ``Event/cancelled``.
    func speak(_ request: SpeechRequest, report: @escaping @Sendable (Event) -> Void) {
        queue.async { [self] in
            (message, self.report) = (nil, report)
            do {
                let connection = try open()
                for command in Self.settings(request) { try connection.send(command) }
                message = try connection.speak(Self.markup(request))
            } catch { fail() }
        }
    }

    func pause() { command("PAUSE self") }
    func resume() { command("RESUME self") }
    func cancel() { command("CANCEL self") }

    private func command(_ command: String) {
        queue.async { [self] in
            guard let connection, message != nil else { return }
            do { try connection.send(command) } catch { fail() }
        }
    }

    private func open() throws -> SpeechConnection {
        if let connection { return connection }
        let new = try connect()
        try new.listen { [weak self] event in
            guard let self else { return }
            queue.async { self.hear(event, from: new) }
        }
        connection = new
        return new
    }

    private func hear(_ event: SpeechConnection.Event?, from source: SpeechConnection) {
        guard source === connection else { return }
        guard let event else { return fail() }
        guard event.message == message else { return }
        switch event.code {
        case 700: if let number = event.mark.flatMap({ Int($0) }) { report?(.mark(number)) }
        case 701: report?(.begun)
        case 702: end(.ended)
        case 703: end(.cancelled)
        case 704: report?(.paused)
        case 705: report?(.resumed)
        default: break
        }
    }

    private func end(_ last: Event) {
        let report = report
        (message, self.report) = (nil, nil)
        report?(last)
    }

    /// The connection is of no use any more; the next utterance opens another one.
    private func fail() {
        connection?.end()
        connection = nil
        end(.cancelled)
    }

    // MARK: Values

    /// From -100 to 100 each.
    static func settings(_ request: SpeechRequest) -> [String] {
        func setting(_ name: String, _ value: Double) -> String { "SET self \(name) \(Int(value.rounded()))" }
        var settings = ["SET self LANGUAGE \(request.language)"]
        if let voice = request.voice { settings.append("SET self SYNTHESIS_VOICE \(voice)") }
        return settings + [
            setting("RATE", (request.rate - 0.5) * 200), setting("PITCH", log2(request.pitch) * 100),
            setting("VOLUME", request.volume * 200 - 100),
        ]
    }

    /// The text in one line, with a mark before each word.
    static func markup(_ request: SpeechRequest) -> String {
        let text = Array(request.text.utf16)
        var (result, place) = ("<speak>", 0)
        for (number, word) in request.words.enumerated() {
            result += escaped(text[place..<word.location]) + "<mark name=\"\(number)\"/>"
            place = word.location
        }
        return result + escaped(text[place...]) + "</speak>"
    }

    private static func escaped(_ text: ArraySlice<UInt16>) -> String {
        var result = ""
        for character in String(decoding: text, as: UTF16.self).unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case _ where character.value < 32 || character.value == 127: result += " "
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
