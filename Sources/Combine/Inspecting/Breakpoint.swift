import Foundation

enum Breakpoint {
    /// Stops a debugger, or the program where there is none.
    static func stop() { raise(SIGTRAP) }
}
