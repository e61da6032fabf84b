import Foundation

/// How long one call for secrets may take.
///
/// The main thread waits for 5 seconds at most, whoever is asked meanwhile. Another thread waits as long for answers of programs, and for
/// two minutes where a person is asked.
public struct SecretPatience: Sendable {
    private let end: DispatchTime
    private let endOfAsking: DispatchTime

    /// - Parameters:
    ///   - answers: in seconds, for all answers of programs together.
    ///   - person: in seconds, for a person.
    public init(answers: Double, person: Double) {
        end = .now() + answers
        endOfAsking = .now() + max(person, answers)
    }

    /// What the calling thread may take, from now on.
    public static var ofThread: SecretPatience { SecretPatience(answers: 5, person: Thread.isMainThread ? 5 : 120) }

    /// What is left for a person who is asked.
    var timeToAsk: DispatchTime { endOfAsking }

    /// What is left for programs, in seconds; nothing is left where it is zero.
    public var rest: Double {
        let (now, end) = (DispatchTime.now().uptimeNanoseconds, end.uptimeNanoseconds)
        return end > now ? Double(end - now) / 1e9 : 0
    }

    /// The same for what follows upon a person's answer: a program gets its time anew.
    func afterAsking(answers: Double) -> SecretPatience { SecretPatience(answers: answers, person: answers) }
}
