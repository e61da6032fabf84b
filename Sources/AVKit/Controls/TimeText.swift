import Foundation

/// Times as people read them beside a track.
enum TimeText {
    /// As `1:05`, or `1:02:05` from an hour; `--:--` for what is not known.
    static func text(_ seconds: Double, isRemaining: Bool = false) -> String {
        guard seconds.isFinite, seconds < 360_000 else { return "--:--" }
        let whole = Int(max(0, isRemaining ? seconds.rounded(.up) : seconds.rounded(.down)))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        let text = hours > 0 ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%d:%02d", minutes, rest)
        return isRemaining ? "-" + text : text
    }
}
