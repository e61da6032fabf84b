import UIKit

/// A text view with styles, a list, a link and a picture among the words.
class TextViewController: UIViewController {
    private let textView = UITextView()

    override func loadView() { view = textView }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.backgroundColor = .systemBackground
        textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        textView.alwaysBounceVertical = true
        textView.keyboardDismissMode = .interactive
        textView.isFindInteractionEnabled = true
        textView.attributedText = text
    }

    private var text: NSAttributedString {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let text = NSMutableAttributedString()
        func append(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            let defaults: [NSAttributedString.Key: Any] = [.font: body, .foregroundColor: UIColor.label]
            text.append(NSAttributedString(string: string, attributes: defaults.merging(attributes) { $1 }))
        }
        append("A morning walk\n", [.font: UIFont.preferredFont(forTextStyle: .title1)])
        append("Text can be edited, selected, found, undone. It has ")
        append("bold", [.font: UIFont.boldSystemFont(ofSize: body.pointSize)])
        append(" and ")
        append("coloured", [.foregroundColor: UIColor.systemOrange])
        append(" words, ")
        append("links", [.link: URL(fileURLWithPath: "/") as Any])
        append(" and pictures ")
        let picture = NSMutableAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "photo") ?? UIImage()))
        picture.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: picture.length))
        text.append(picture)
        append(" between them.\n\n")
        let indented = NSMutableParagraphStyle()
        indented.headIndent = 20
        indented.paragraphSpacing = 6
        for line in [
            "•  the river, and the mill behind it", "•  the hill with its single oak", "•  home by the long way round, past the school",
        ] {
            append(line + "\n", [.paragraphStyle: indented])
        }
        let quoted = NSMutableParagraphStyle()
        quoted.alignment = .center
        quoted.lineHeightMultiple = 1.3
        append("\nWhoever is in a hurry\nshould take a detour.", [.paragraphStyle: quoted, .font: UIFont.italicSystemFont(ofSize: 17)])
        return text
    }
}
