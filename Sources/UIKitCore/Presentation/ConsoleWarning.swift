import Foundation

/// What is written to the console about a call that has no effect.
@_spi(ForasteroInternal)
@MainActor
public enum ConsoleWarning {
    /// Where the text goes: to standard error. A test puts something else here.
    public static var tell: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
}
