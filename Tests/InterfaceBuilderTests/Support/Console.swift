@_spi(ForasteroInternal) import UIKitCore

/// Gathers the lines of the console.
@MainActor
enum Console {
    static func texts(during body: () throws -> Void) rethrows -> [String] {
        let former = ConsoleWarning.tell
        defer { ConsoleWarning.tell = former }
        var texts: [String] = []
        ConsoleWarning.tell = { texts.append($0) }
        try body()
        return texts
    }
}
