import Foundation

/// A question of a page. All but the question and its number belongs to one question or another.
struct InspectorRequest: Decodable {
    enum Question: String, Decodable {
        case tree, search, pick, properties, edit, controllers, layers, picture, frames, counts
        case record, stopRecording, recording
    }

    var ask: Question
    /// The answer bears the same number.
    var number: Int
    /// A view or a layer, by its number.
    var id: Int?
    var text: String?
    var x: Double?
    var y: Double?
    var part: InspectedPart?
    var name: String?
    /// Nothing where it is missing or null.
    var value: PropertyValue?
    /// The latest frame that the page knows.
    var since: Int?

    /// - Throws: a sentence that says what is wrong.
    init(parsing text: String) throws(InspectorRequestError) {
        do {
            self = try JSONDecoder().decode(InspectorRequest.self, from: Data(text.utf8))
        } catch {
            throw InspectorRequestError("a question is no JSON object that asks something known: \(Self.words(for: error))")
        }
    }

    private static func words(for error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "it cannot be read" : "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" is wrong"
        default: "it cannot be read"
        }
    }
}

struct InspectorRequestError: Error, Equatable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
