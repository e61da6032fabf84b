import Display
import Foundation

/// The fields of a message in JSON, each checked when it is read.
struct MessageFields {
    private let values: [String: Any]

    /// - Throws: if the text is no object in JSON.
    init(_ text: String) throws(ClientMessageError) {
        guard let values = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw ClientMessageError("a message is no JSON object")
        }
        self.values = values
    }

    func text(_ name: String, longest: Int = 64) throws(ClientMessageError) -> String {
        guard let text = values[name] as? String, text.utf8.count <= longest else { throw wrong(name) }
        return text
    }

    func number(_ name: String, in range: ClosedRange<Double> = -100_000...100_000) throws(ClientMessageError) -> Double {
        guard let number = values[name] as? NSNumber, range.contains(number.doubleValue) else { throw wrong(name) }
        return number.doubleValue
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(ClientMessageError) -> Int {
        let number = try number(name, in: Double(range.lowerBound)...Double(range.upperBound))
        guard number == number.rounded() else { throw wrong(name) }
        return Int(number)
    }

    func flag(_ name: String) throws(ClientMessageError) -> Bool {
        guard let flag = values[name] as? Bool else { throw wrong(name) }
        return flag
    }

    func place() throws(ClientMessageError) -> CGPoint { CGPoint(x: try number("x"), y: try number("y")) }

    func modifiers() throws(ClientMessageError) -> KeyModifiers { KeyModifiers(rawValue: try integer("modifiers", in: 0...31)) }

    /// One of several words, and what it stands for.
    func choice<Choice>(_ name: String, _ choices: [String: Choice]) throws(ClientMessageError) -> Choice {
        guard let choice = choices[try text(name)] else { throw wrong(name) }
        return choice
    }

    func wrong(_ name: String) -> ClientMessageError { ClientMessageError("the field \"\(name)\" of a message is missing or out of range") }
}
