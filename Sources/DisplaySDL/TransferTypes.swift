import Foundation

/// The names that types of media have among programs of a desktop, on X servers and on Wayland.
enum TransferTypes {
    static let text = "text/plain"
    private static let textTargets = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING", "TEXT"]

    static func targets(of type: String) -> [String] { type == text ? textTargets : [type] }

    /// The types that some targets stand for, each once, in their order. What is not a type of media is left out.
    static func types(of targets: [String]) -> [String] {
        var types: [String] = []
        for target in targets {
            let type = textTargets.contains(target) ? text : target
            if type.contains("/"), !types.contains(type) { types.append(type) }
        }
        return types
    }

    /// The target to ask for; nil where the type is not among those that are offered.
    static func best(for type: String, among offered: [String]) -> String? { targets(of: type).first { offered.contains($0) } }

    /// A text in UTF-8 as STRING has it; what that has not is a question mark.
    static func latin(_ data: Data) -> Data {
        Data(String(decoding: data, as: UTF8.self).unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") })
    }

    /// The other way.
    static func utf8(latin data: Data) -> Data { Data(String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) })).utf8) }
}
