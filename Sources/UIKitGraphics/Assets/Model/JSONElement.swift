import Foundation

/// A value in a JSON file that knows where it stands, so that what is wrong with it can be said with its position.
///
/// Reading never fails: what is not as it should be counts as missing, and is noted.
struct JSONElement {
    let value: Any
    /// As `images[2].scale`; empty for the whole file.
    let path: String
    let problems: Problems

    /// The mistakes that were found in one file.
    final class Problems {
        private(set) var texts: [String] = []

        func note(_ path: String, _ text: String) { texts.append(path.isEmpty ? text : "\(path): \(text)") }
    }

    init(value: Any, path: String = "", problems: Problems) {
        self.value = value
        self.path = path
        self.problems = problems
    }

    subscript(_ key: String) -> JSONElement? {
        guard let found = object?[key] else { return nil }
        return JSONElement(value: found, path: path.isEmpty ? key : path + "." + key, problems: problems)
    }

    /// The keys and values; nil for what is no object.
    var object: [String: Any]? {
        if let object = value as? [String: Any] { return object }
        note("an object in braces is expected here")
        return nil
    }

    /// The elements of an array; none for what is no array.
    var elements: [JSONElement] {
        guard let array = value as? [Any] else {
            note("an array in brackets is expected here")
            return []
        }
        return array.enumerated().map { JSONElement(value: $1, path: "\(path)[\($0)]", problems: problems) }
    }

    var text: String? {
        if let text = value as? String { return text }
        note("text in quotes is expected here")
        return nil
    }

    var flag: Bool? {
        if let flag = value as? Bool { return flag }
        note("true or false is expected here")
        return nil
    }

    /// A number that is not infinite.
    var number: CGFloat? {
        if let number = (value as? NSNumber)?.doubleValue, number.isFinite { return CGFloat(number) }
        note("a number is expected here")
        return nil
    }

    func note(_ text: String) { problems.note(path, text) }
}
