import Foundation

/// The warnings in the console about calls that have no effect.
@MainActor
package enum ConsoleWarning {
    /// Where the text goes: to standard error. A test puts something else here.
    package static var tell: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
}
