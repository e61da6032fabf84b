import Foundation

/// A view that shows text with a look of its own. Labels do, which are found by the name of their class.
@MainActor
package protocol StyledTextShowing: UIView {
    var attributedText: NSAttributedString? { get set }
}
