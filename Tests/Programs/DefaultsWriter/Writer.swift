import Foundation
import ObjCRuntime

/// A process to be killed. It says what it finds, two numbers in a line; then it sets both to the next number again and again, and says each
/// that is done. With `-readOnly YES` it only says what it finds. `--defaults DIR` names the folder.
@main
struct Writer {
    static func main() {
        let defaults = _UserDefaults.standard
        let (a, b) = (defaults.integer(forKey: "a"), defaults.integer(forKey: "b"))
        say("\(a) \(b)")
        if defaults.bool(forKey: "readOnly") { return }
        for round in (max(a, b) + 1)... {
            defaults.set(round, forKey: "a")
            defaults.set(round, forKey: "b")
            if round % 5 == 0, !defaults.synchronize() { exit(1) }
            say("\(round)")
        }
    }

    /// Straight to the pipe: what has been said must be true though the process dies the moment after.
    private static func say(_ text: String) {
        let line = Array((text + "\n").utf8)
        guard write(STDOUT_FILENO, line, line.count) == line.count else { exit(0) }
    }
}
