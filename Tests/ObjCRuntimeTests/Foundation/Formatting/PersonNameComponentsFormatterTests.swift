import Foundation
import ObjCRuntime
import Testing

@Suite struct PersonNameComponentsFormatterTests {
    private var name: PersonNameComponents {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
        return name
    }

    private func text(_ name: PersonNameComponents, _ style: _PersonNameComponentsFormatter.Style, _ locale: String = "en_US") -> String {
        let formatter = _PersonNameComponentsFormatter()
        formatter.style = style
        formatter.locale = Locale(identifier: locale)
        return formatter.string(from: name)
    }

    @Test(
        "Each style writes its part of the name",
        arguments: [
            (_PersonNameComponentsFormatter.Style.default, "Thomas Clark"), (.short, "Tom"), (.medium, "Thomas Clark"),
            (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
        ])
    func styles(style: _PersonNameComponentsFormatter.Style, expected: String) {
        #expect(text(name, style) == expected)
    }

    @Test("The family comes first where the language or the script of the name says so")
    func order() {
        #expect(text(name, .medium, "zh_CN") == "Clark Thomas")
        #expect(text(name, .abbreviated, "hu_HU") == "CT")
        var chinese = PersonNameComponents()
        (chinese.familyName, chinese.givenName) = ("杨", "振宁")
        #expect(text(chinese, .medium) == "杨振宁")
    }

    @Test("Parts that are missing leave no gap, and the phonetic name is written when asked for")
    func missingParts() {
        var name = PersonNameComponents()
        #expect(text(name, .long) == "")
        (name.givenName, name.familyName) = ("Ann", "")
        #expect(text(name, .medium) == "Ann")
        #expect(text(name, .short) == "Ann")
        #expect(_PersonNameComponentsFormatter.localizedString(from: name, style: .medium, options: .phonetic) == "")
    }
}
