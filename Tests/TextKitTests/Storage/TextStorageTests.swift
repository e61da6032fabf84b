import Foundation
import Testing
@testable import TextKit

private final class OwnStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    var calls: [String] = []

    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        calls.append("replace \(range) \(str)")
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        calls.append("set \(range)")
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

/// As many of them are written.
private class StorageWithInitializers: NSTextStorage {
    var backing: NSMutableAttributedString
    let name: String

    override init() {
        backing = NSMutableAttributedString()
        name = "plain"
        super.init()
    }

    init(name: String) {
        backing = NSMutableAttributedString()
        self.name = name
        super.init()
    }

    override init(attributedString attrStr: NSAttributedString) {
        backing = NSMutableAttributedString(attributedString: attrStr)
        name = "copy"
        super.init(attributedString: attrStr)
    }

    required init?(coder: NSCoder) {
        backing = NSMutableAttributedString()
        name = "archive"
        super.init(coder: coder)
    }

    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
    override func processEditing() {
        if editedRange.length > 0 { addAttribute(.foregroundColor, value: UIColor.red, range: editedRange) }
        super.processEditing()
    }
}

private final class StorageListener: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var will: ((NSTextStorage) -> Void)?

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        calls.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
        will?(textStorage)
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        calls.append("did \(editedMask.rawValue) \(editedRange) \(delta)")
    }
}

private final class ToldManager: NSLayoutManager {
    var told: [String] = []
    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        told.append("\(editMask.rawValue) \(newCharRange) \(delta) \(invalidatedCharRange)")
        super.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta, invalidatedRange: invalidatedCharRange)
    }
}

struct TextStorageTests {
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    @Test("TX-01: a storage of an app's own needs four members, and all others go through them")
    func ownStorage() {
        let storage = OwnStorage(string: "")
        storage.append(NSAttributedString(string: "Hello", attributes: red))
        #expect(storage.calls == ["replace {0, 0} Hello", "set {0, 5}"])
        storage.insert(NSAttributedString(string: "!"), at: 5)
        storage.addAttribute(.kern, value: 1, range: range(0, 2))
        storage.removeAttribute(.kern, range: range(0, 1))
        storage.deleteCharacters(in: range(0, 1))
        storage.mutableString.append("?")
        #expect(storage.string == "ello!?")
        #expect(storage.length == 6)
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(storage.attributedSubstring(from: range(0, 4)).string == "ello")
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(!storage.fixesAttributesLazily)
    }

    @Test("TX-01: storages of an app's own with initialisers of their own, which style what was changed")
    func ownInitializers() {
        let storage = StorageWithInitializers()
        storage.append(NSAttributedString(string: "Hello"))
        #expect(storage.name == "plain")
        #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(StorageWithInitializers(name: "own").name == "own")
        let copy = StorageWithInitializers(attributedString: NSAttributedString(string: "abc"))
        #expect(copy.string == "abc")
        #expect(copy.length == 3)
        let setup = TextSetup("more", storage: StorageWithInitializers(name: "own"))
        #expect(setup.lines.count == 1)
        #expect(setup.storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("TX-02 TX-19: a storage keeps its text itself")
    func concreteStorage() {
        let storage = NSTextStorage(string: "Hello", attributes: red)
        #expect(storage.string == "Hello")
        #expect(storage.length == 5)
        var reach = NSRange()
        #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: &reach) as? UIColor == .red)
        #expect(reach == range(0, 5))
        storage.setAttributedString(NSAttributedString(string: "Bye"))
        #expect(storage.string == "Bye")
        #expect(storage.attributes(at: 0, effectiveRange: nil).isEmpty)
        #expect(NSAttributedString(attributedString: NSTextStorage(string: "a", attributes: red)).length == 1)
        let other = NSMutableAttributedString(string: "x")
        other.append(NSTextStorage(string: "yz", attributes: red))
        #expect(other.string == "xyz")
        #expect(other.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.isEqual(NSTextStorage(string: "Bye")))
        #expect(storage.isEqual(to: NSAttributedString(string: "Bye")))
        #expect((storage.mutableCopy() as? NSMutableAttributedString)?.string == "Bye")
        #expect(NSTextStorage().length == 0)
    }

    @Test("TX-03 TX-04 TX-05 TX-06: edits name the old range, and gather until the outermost end of editing")
    func gathering() {
        let storage = NSTextStorage(string: "0123456789")
        let listener = StorageListener()
        storage.delegate = listener
        storage.replaceCharacters(in: range(2, 3), with: "x")
        #expect(listener.calls == ["will 2 {2, 1} -2", "did 2 {2, 1} -2"])
        #expect(storage.editedRange == NSRange(location: NSNotFound, length: 0))
        #expect(storage.editedMask.isEmpty)
        #expect(storage.changeInLength == 0)
        listener.calls = []
        storage.beginEditing()
        storage.replaceCharacters(in: range(0, 1), with: "abc")
        #expect(storage.editedRange == range(0, 3))
        #expect(storage.changeInLength == 2)
        #expect(listener.calls.isEmpty)
        storage.setAttributes(red, range: range(5, 2))
        #expect(storage.editedRange == range(0, 7))
        #expect(storage.editedMask == [.editedCharacters, .editedAttributes])
        storage.replaceCharacters(in: range(8, 2), with: "")
        #expect(storage.editedRange == range(0, 8))
        #expect(storage.changeInLength == 0)
        storage.endEditing()
        #expect(listener.calls == ["will 3 {0, 8} 0", "did 3 {0, 8} 0"])
    }

    @Test("TX-11: only the outermost end processes, and nothing without an edit")
    func nesting() {
        let storage = NSTextStorage(string: "abc")
        let listener = StorageListener()
        storage.delegate = listener
        storage.beginEditing()
        storage.beginEditing()
        storage.replaceCharacters(in: range(0, 1), with: "")
        storage.endEditing()
        #expect(listener.calls.isEmpty)
        storage.endEditing()
        #expect(listener.calls.count == 2)
        storage.beginEditing()
        storage.endEditing()
        storage.endEditing()
        #expect(listener.calls.count == 2)
    }

    @Test("TX-07 TX-10: delegate, attributes, delegate, then the layout managers in their order")
    func order() {
        let storage = NSTextStorage(string: "one two")
        let managers = [ToldManager(), ToldManager()]
        managers.forEach { storage.addLayoutManager($0) }
        let listener = StorageListener()
        storage.delegate = listener
        nonisolated(unsafe) var notes: [String] = []
        let center = NotificationCenter.default
        let tokens = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification].map { name in
            center.addObserver(forName: name, object: storage, queue: nil) { _ in notes.append(name.rawValue) }
        }
        storage.replaceCharacters(in: range(0, 3), with: "1")
        tokens.forEach { center.removeObserver($0) }
        #expect(notes == ["NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification"])
        #expect(managers.allSatisfy { $0.told == ["2 {0, 1} -2 {0, 1}"] })
    }

    @Test("TX-08 TX-09: the delegate may change the text before it is told on, and that joins the edit")
    func changesInWillProcess() {
        let storage = NSTextStorage(string: "abc")
        let manager = ToldManager()
        storage.addLayoutManager(manager)
        let listener = StorageListener()
        listener.will = { storage in storage.replaceCharacters(in: range(storage.length, 0), with: "!") }
        storage.delegate = listener
        storage.replaceCharacters(in: range(0, 1), with: "xy")
        #expect(storage.string == "xybc!")
        #expect(listener.calls == ["will 2 {0, 2} 1", "did 2 {0, 5} 2"])
        #expect(manager.told == ["2 {0, 5} 2 {0, 5}"])
    }

    @Test("TX-15: layout managers are kept in order and know their storage")
    func managers() {
        let storage = NSTextStorage(string: "a"), other = NSTextStorage(string: "b")
        let (first, second) = (NSLayoutManager(), NSLayoutManager())
        storage.addLayoutManager(first)
        storage.addLayoutManager(second)
        #expect(storage.layoutManagers == [first, second])
        #expect(first.textStorage === storage)
        storage.removeLayoutManager(first)
        #expect(storage.layoutManagers == [second])
        #expect(first.textStorage == nil)
        second.replaceTextStorage(other)
        #expect(other.layoutManagers == [second])
        #expect(storage.layoutManagers.isEmpty)
        #expect(second.textStorage === other)
    }

    @Test("TX-16 TX-17: paragraph styles become those of the paragraph's start, attachments stay at their characters")
    func fixing() {
        #expect(NSTextStorage(string: "").fixesAttributesLazily)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let storage = NSTextStorage(string: "one two\nthree")
        storage.addAttribute(.paragraphStyle, value: style, range: range(4, 6))
        #expect(storage.attribute(.paragraphStyle, at: 5, effectiveRange: nil) == nil)
        #expect(storage.attribute(.paragraphStyle, at: 12, effectiveRange: nil) as? NSParagraphStyle == style)
        storage.addAttribute(.attachment, value: NSTextAttachment(), range: range(0, 2))
        #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
        storage.insert(NSAttributedString(attachment: NSTextAttachment()), at: 1)
        #expect(storage.attribute(.attachment, at: 1, effectiveRange: nil) != nil)
    }

    @Test("Deleting a break between two styles leaves that of the first paragraph")
    func joining() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let storage = NSTextStorage(string: "a\nb")
        storage.addAttribute(.paragraphStyle, value: style, range: range(2, 1))
        storage.deleteCharacters(in: range(1, 1))
        #expect(storage.attribute(.paragraphStyle, at: 1, effectiveRange: nil) == nil)
    }

    @Test("New characters look like what they replace, inserted ones like what stands before them")
    func inheritedLook() {
        let storage = NSTextStorage(string: "ab")
        storage.setAttributes(red, range: range(1, 1))
        storage.replaceCharacters(in: range(1, 0), with: "x")
        #expect(storage.attributes(at: 1, effectiveRange: nil).isEmpty)
        storage.replaceCharacters(in: range(2, 1), with: "yz")
        #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        storage.replaceCharacters(in: range(0, 0), with: "q")
        #expect(storage.attributes(at: 0, effectiveRange: nil).isEmpty)
    }

    @Test("Equal neighbours are one stretch, and attributes that nothing has are freed")
    func runs() {
        let storage = NSTextStorage(string: String(repeating: "word ", count: 100))
        weak var value: NSShadow?
        do {
            let shadow = NSShadow()
            value = shadow
            for word in 0..<100 { storage.addAttribute(.shadow, value: shadow, range: range(word * 5, 4)) }
            #expect(storage.store.runCount == 200)
            storage.setAttributes(nil, range: range(0, 500))
        }
        #expect(storage.store.runCount == 1)
        for step in 0..<40 { storage.setAttributes([.kern: step], range: range(0, 4)) }
        #expect(value == nil)
    }

    @Test("TX-13: attributes beyond the end are an error of the program")
    func outOfBounds() async {
        await #expect(processExitsWith: .failure) { _ = NSTextStorage(string: "abc").attributes(at: 3, effectiveRange: nil) }
        await #expect(processExitsWith: .failure) { _ = NSTextStorage(string: "").attribute(.font, at: 0, effectiveRange: nil) }
        await #expect(processExitsWith: .failure) {
            NSTextStorage(string: "abc").setAttributes([:], range: NSRange(location: 1, length: 3))
        }
        await #expect(processExitsWith: .failure) {
            NSTextStorage(string: "abc").replaceCharacters(in: NSRange(location: 4, length: 0), with: "")
        }
    }
}
