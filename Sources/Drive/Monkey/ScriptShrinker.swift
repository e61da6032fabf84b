/// Makes what fails as short as it can be: takes pieces away, smaller and smaller ones, as long as the rest fails as well.
///
/// This is delta debugging, after a search for the shortest end of the list that fails by itself.
public struct ScriptShrinker {
    /// How often something may be tried.
    public var attempts: Int

    /// A shrinker for one list of steps: attempts are used up.
    public init(attempts: Int) {
        self.attempts = attempts
    }

    /// - Parameter fails: whether a part of the steps fails in the way that all of them do. Asked for the whole first: steps that do not
    ///   fail again are given back as they are.
    public mutating func shrink<Step>(_ steps: [Step], fails: ([Step]) -> Bool) -> [Step] {
        guard attempt(steps, fails) else { return steps }
        var rest = shortestEnd(of: steps, fails)
        var size = max(rest.count / 2, 1)
        while attempts > 0 {
            let former = rest.count
            rest = withoutPieces(of: size, rest, fails)
            if size == 1, rest.count == former { break }
            size = max(min(size / 2, rest.count), 1)
        }
        return rest
    }

    /// A failure needs little of what went before, most of the time.
    private mutating func shortestEnd<Step>(of steps: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
        var count = 8
        while count < steps.count {
            let end = Array(steps.suffix(count))
            if attempt(end, fails) { return end }
            count *= 4
        }
        return steps
    }

    /// The steps without each piece of a size that is not needed, from the last to the first.
    private mutating func withoutPieces<Step>(of size: Int, _ steps: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
        var rest = steps
        var end = rest.count
        while end > 0 {
            let start = max(end - size, 0)
            let shorter = Array(rest[..<start] + rest[end...])
            if !shorter.isEmpty, attempt(shorter, fails) { rest = shorter }
            end = start
        }
        return rest
    }

    private mutating func attempt<Step>(_ steps: [Step], _ fails: ([Step]) -> Bool) -> Bool {
        guard attempts > 0 else { return false }
        attempts -= 1
        return fails(steps)
    }
}
