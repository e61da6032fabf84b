import Foundation
@testable import TextKit

/// A document, its layout by fragments and a container 300 points wide.
final class FragmentSetup {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()

    init(_ text: String) {
        manager.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
        content.addTextLayoutManager(manager)
        content.attributedString = NSAttributedString(string: text, attributes: [.font: TextSetup.font])
    }

    /// With the line behind the text.
    var fragments: [NSTextLayoutFragment] {
        var fragments: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout, .ensuresExtraLineFragment]) {
            fragments.append($0)
            return true
        }
        return fragments
    }

    func replace(_ range: NSRange, _ text: String) {
        content.performEditingTransaction {
            content.textStorage?.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: [.font: TextSetup.font]))
        }
    }

    func location(_ position: Int) -> any NSTextLocation { StorageLocation(position) }
    func range(_ location: Int, _ length: Int) -> NSTextRange { NSTextRange(NSRange(location: location, length: length)) }
}
