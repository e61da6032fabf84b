import Foundation
import Synchronization

/// The question whether a certificate is trusted, and its answer.
///
/// The answer is found when somebody asks for it, and again after the question changes. Any thread may ask. Certificates are trusted to
/// which the system's store leads, in which OpenSSL looks, and those that the app names.
// apple: https://developer.apple.com/documentation/security/sectrust
public final class SecTrust: Sendable {
    private struct State {
        var question: TrustQuestion
        var answer: TrustAnswer?
    }

    private let state: Mutex<State>

    init(_ question: TrustQuestion) { state = Mutex(State(question: question)) }

    var question: TrustQuestion { state.withLock { $0.question } }

    /// The answer, if somebody has asked since the question changed.
    var knownAnswer: TrustAnswer? { state.withLock { $0.answer } }

    func ask(_ change: (inout TrustQuestion) -> Void) {
        state.withLock { state in
            change(&state.question)
            state.answer = nil
        }
    }

    func answer() -> TrustAnswer {
        state.withLock { state in
            if let answer = state.answer { return answer }
            let answer = TrustEvaluation(question: state.question).answer()
            state.answer = answer
            return answer
        }
    }
}

extension SecTrust: Hashable {
    public static func == (lhs: SecTrust, rhs: SecTrust) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
