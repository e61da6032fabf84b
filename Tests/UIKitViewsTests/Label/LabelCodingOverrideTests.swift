import Testing
import UIKitTesting

/// Labels of an app's class that are read from an archive.
@MainActor
struct LabelCodingOverrideTests {
    @Test("The text of an archive is there without a word to overriders, who have not begun yet")
    func text() throws {
        let label = ExpandingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.link = ""
        label.text = "Total"
        let data = try NSKeyedArchiver.archivedData(withRootObject: label, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ExpandingLabel)
        #expect(read.setCount == 0)
        #expect(read.text == "Total")
        read.text = "Sum"
        #expect(read.text == "Sum more")
    }
}

/// At the top of the file, since archives know classes by their names.
final class ExpandingLabel: UILabel {
    var link: String!
    var setCount = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        link = " more"
    }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var text: String? {
        get { super.text }
        set {
            setCount += 1
            super.text = newValue.map { $0 + link }
        }
    }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set {
            setCount += 1
            super.attributedText = newValue
        }
    }
}
