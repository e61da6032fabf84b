import Testing
import UIKitTesting

/// What objects say of themselves to assistive technologies, whatever class they are known by.
@MainActor
struct ObjectAccessibilityTests {
    @Test("Of an object that is no view it is kept beside it")
    func plainObject() {
        class Station: NSObject {}
        let station = Station(), other = Station()
        #expect(station.accessibilityLabel == nil)
        #expect(!station.isAccessibilityElement)
        #expect(station.accessibilityTraits == .none)
        station.accessibilityLabel = "Basel"
        station.accessibilityHint = "Shows the trains"
        station.accessibilityValue = "12 tracks"
        station.accessibilityTraits = [.button, .selected]
        station.isAccessibilityElement = true
        #expect(station.accessibilityLabel == "Basel")
        #expect(station.accessibilityHint == "Shows the trains")
        #expect(station.accessibilityValue == "12 tracks")
        #expect(station.accessibilityTraits == [.button, .selected])
        #expect(station.isAccessibilityElement)
        #expect(other.accessibilityLabel == nil)
        #expect(!other.isAccessibilityElement)
        station.accessibilityLabel = nil
        #expect(station.accessibilityLabel == nil)
    }

    @Test("A view that is known as an object answers with its own members, overridden ones too")
    func view() {
        class Dial: UIView {
            override var accessibilityValue: String? {
                get { "twelve" }
                set {}
            }
        }
        let dial = Dial(), object: NSObject = dial
        object.accessibilityLabel = "Clock"
        object.isAccessibilityElement = true
        object.accessibilityTraits = .adjustable
        #expect(dial.accessibilityLabel == "Clock")
        #expect(dial.isAccessibilityElement)
        #expect(dial.accessibilityTraits == .adjustable)
        #expect(object.accessibilityLabel == "Clock")
        #expect(object.accessibilityValue == "twelve")

        let label = UILabel()
        label.text = "Hello"
        #expect((label as NSObject).accessibilityLabel == "Hello")
        #expect((label as NSObject).isAccessibilityElement)
    }

    @Test("So does a bar item")
    func barItem() {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil), object: NSObject = item
        object.accessibilityHint = "Keeps the changes"
        #expect(item.accessibilityHint == "Keeps the changes")
        #expect(object.isAccessibilityElement)
    }

    @Test("What is said of an object dies with it")
    func lifetime() {
        class Note: NSObject {}
        weak var gone: Note?
        do {
            let note = Note()
            note.accessibilityLabel = "A"
            gone = note
        }
        #expect(gone == nil)
    }
}
