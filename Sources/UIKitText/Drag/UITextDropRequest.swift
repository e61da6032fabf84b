import UIKitInteractions
import Foundation
import UIKitCore

/// The request for a drop on a text.
// apple: https://developer.apple.com/documentation/uikit/uitextdroprequest
@preconcurrency @MainActor @objc public protocol UITextDropRequest: NSObjectProtocol {
    /// The text position under the finger.
    var dropPosition: UITextPosition { get }
    /// The proposal without a delegate.
    var suggestedProposal: UITextDropProposal { get }
    /// True if the text comes from the same view.
    var isSameView: Bool { get }
    /// The session of the drag that is over the text.
    var dropSession: any UIDropSession { get }
}

/// The request that text views make.
final class TextDropRequest: UIObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: UITextPosition, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession) {
        (dropPosition, suggestedProposal, self.isSameView, dropSession) = (position, proposal, isSameView, session)
        super.init()
    }
}
