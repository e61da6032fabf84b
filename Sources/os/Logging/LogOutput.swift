internal import Foundation
import Synchronization

/// Where messages go: one line each to standard error, with type, subsystem and category before the text.
enum LogOutput {
    /// Who gets the lines instead, in tests.
    static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

    static func write(_ text: String, _ type: OSLogType, subsystem: String, category: String) {
        let source = subsystem.isEmpty && category.isEmpty ? "" : " \(subsystem)\(category.isEmpty ? "" : "[\(category)]")"
        let line = "\(type.name)\(source): \(text)"
        if let listener = listener.withLock({ $0 }) { return listener(line) }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
