/// Counts notifications, which come on the thread that posts them.
final class Tally: @unchecked Sendable {
    var count = 0
}
