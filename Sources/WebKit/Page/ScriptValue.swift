import Foundation

/// Values of scripts, as they come from the web program and go to it: JSON, and what has none.
enum ScriptValue {
    /// The engine's numbers of errors.
    private static let scriptFailed = 699

    /// A value of a message: nil for undefined and what cannot be said.
    static func read(_ fields: inout WebFields) -> Any? {
        let (kind, text) = (fields.number(), fields.text())
        switch kind {
        case 2: return text.flatMap(value(ofJSON:))
        case 4: return text.flatMap(number)
        default: return nil
        }
    }

    /// The result of an evaluated script.
    /// - Parameter missing: what would have to be installed to run scripts.
    static func result(_ fields: inout WebFields, missing: String?) -> Result<Any?, any Error> {
        if let missing { return .failure(WKError.engineMissing(missing)) }
        guard let kind = fields.value(of: Int64.self) else { return .failure(WKError.make(.webContentProcessTerminated)) }
        let (text, code) = (fields.text(), fields.number())
        switch kind {
        case 1: return .success(nil)
        case 2: return .success(text.flatMap(value(ofJSON:)))
        case 4: return .success(text.flatMap(number))
        case 0 where code == scriptFailed: return .failure(WKError.scriptFailed(text ?? ""))
        default: return .failure(WKError.make(.javaScriptResultTypeIsUnsupported))
        }
    }

    /// Nil for what is no value of scripts.
    static func json(of value: Any) -> String? {
        guard JSONSerialization.isValidJSONObject([value]) else { return nil }
        guard let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed]) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private static func value(ofJSON text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
    }

    /// As an object, which is any kind of number that it is asked to be.
    private static func number(_ text: String) -> Any? {
        guard let number = Double(text) else { return nil }
        return Int(exactly: number).map { NSNumber(value: $0) } ?? NSNumber(value: number)
    }
}
