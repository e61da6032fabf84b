import Foundation

/// What is written to the console about a call that has no effect.
@MainActor
package enum ConsoleWarning {
    /// Where the text goes: to standard error. A test puts something else here.
    package static var tell: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
}
