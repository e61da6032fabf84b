import UIKit

/// The screens that ``ScreenDelegate`` shows.
enum TestScreenName: String {
    case question = "Question"
    case sleeper = "Sleeper"
    case typing = "Typing"
    case twoFingers = "TwoFingers"

    @MainActor
    func makeController() -> UIViewController {
        switch self {
        case .question: QuestionController()
        case .sleeper: SleeperController()
        case .typing: TypingController()
        case .twoFingers: PhotoController()
        }
    }
}
