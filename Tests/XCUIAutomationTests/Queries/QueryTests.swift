import Foundation
import Testing

@testable import XCUIAutomation

/// Queries on trees that are written down, without an app.
@MainActor
struct QueryTests {
    private let root = ElementDump.node(
        """
        application "App"
          window frame=0,0,390,844
            navigationBar id=Songs title=Songs
              button "Back"
              button "Edit" id=edit disabled
            table
              cell title=One selected
                staticText "One"
                button "Play" id=play
              cell title=Two
                staticText "Two"
                button "Play" id=play covered
            textField "Name" placeholder=Who focused
            switch "Loud" value=1
          window
            alert "Really?"
              button "Yes"
        """)

    private func path(_ steps: QueryStep...) -> ElementPath { ElementPath(steps: steps) }

    private func labels(_ steps: QueryStep...) -> [String] { ElementPath(steps: steps).elements(in: root).map(\.label) }

    @Test("XP-129: elements of a type are found however deep, and steps go on from what was found")
    func steps() {
        #expect(labels(.descendants(.button)) == ["Back", "Edit", "Play", "Play", "Yes"])
        #expect(labels(.descendants(.table), .descendants(.cell), .descendants(.staticText)) == ["One", "Two"])
        #expect(labels(.descendants(.navigationBar), .children(.button)) == ["Back", "Edit"])
        #expect(labels(.children(.window), .children(.any)).count == 5)
        #expect(path(.descendants(.any)).elements(in: root).count == 16)
    }

    @Test(
        "XP-130: a subscript finds by identifier, title, label, value or placeholder",
        arguments: [("edit", 1), ("Songs", 1), ("Back", 1), ("Who", 1), ("1", 1), ("play", 2), ("nothing", 0)])
    func names(name: String, count: Int) {
        #expect(path(.descendants(.any), .called(name)).elements(in: root).count == count)
    }

    @Test("XP-129: numbers, the first match, and elements that contain others")
    func narrowing() {
        #expect(labels(.descendants(.button), .index(1)) == ["Edit"])
        #expect(labels(.descendants(.button), .index(5)).isEmpty)
        #expect(labels(.descendants(.button), .first) == ["Back"])
        #expect(path(.descendants(.cell), .containingTyped(.staticText, called: "Two")).elements(in: root).map(\.title) == ["Two"])
        #expect(path(.descendants(.cell), .containingTyped(.button, called: nil)).elements(in: root).count == 2)
        #expect(labels(.descendants(.any), .typed(.button, called: "edit")) == ["Edit"])
    }

    @Test(
        "XP-137: predicates ask for attributes by name",
        arguments: [
            ("label BEGINSWITH 'Pl'", 2), ("identifier == 'edit'", 1), ("isEnabled == NO", 1), ("enabled == 0", 1),
            ("hittable == 0 AND label == 'Play'", 1), ("isSelected == true", 1), ("selected == 1", 1), ("value == '1'", 1),
            ("placeholderValue == 'Who'", 1), ("elementType == 9 AND label == 'Yes'", 1), ("hasFocus == 1", 1), ("exists == 0", 0),
            ("title CONTAINS[c] 'song'", 1),
        ] as [(String, Int)])
    func predicates(format: String, count: Int) {
        #expect(path(.descendants(.any), .matching(NSPredicate(format: format))).elements(in: root).count == count)
    }

    @Test("XP-137: a block is given the attributes of each element")
    func blocks() {
        let predicate = NSPredicate { object, _ in
            MainActor.assumeIsolated { (object as? any XCUIElementAttributes)?.label.hasSuffix("?") ?? false }
        }
        #expect(labels(.descendants(.any), .matching(predicate)) == ["Really?"])
        #expect(path(.descendants(.window), .containing(predicate)).elements(in: root).count == 1)
    }

    private func failure(_ steps: QueryStep...) -> String {
        if case .failure(let reason) = ElementLookup(ElementPath(steps: steps), in: root, process: 42) { return reason }
        return ""
    }

    @Test("XP-130: no element and several elements are told in XCUITest's words")
    func failures() {
        #expect(failure(.descendants(.button), .called("Edit")).isEmpty)
        #expect(
            failure(.descendants(.button), .called("Save"))
                == "No matches found for first query match sequence: `Descendants matching type Button` -> "
                + "`Elements matching predicate '\"Save\" IN identifiers'`, given input App element pid: 42")
        let several = failure(.descendants(.cell))
        #expect(several.hasPrefix("Multiple matching elements found for `Descendants matching type Cell`.\n"))
        #expect(several.contains("title: 'Two'"))
        #expect(failure(.descendants(.button), .matching(NSPredicate(format: "label == 'x'"))).contains("'label == \"x\"'"))
    }

    @Test("Messages name an element by what was asked for")
    func titles() {
        #expect(path(.descendants(.button), .called("Save")).title == "\"Save\" Button")
        #expect(path(.descendants(.button), .first).title == "Button (First Match)")
        #expect(path(.descendants(.cell), .index(3)).title == "Cell (Element at index 3)")
        #expect(path().title == "Application")
    }

    @Test("XP-135: what is typed goes to an element, or to something in it")
    func focus() {
        #expect(root.holdsFocus)
        #expect(path(.descendants(.textField)).elements(in: root)[0].holdsFocus)
        #expect(!path(.descendants(.table)).elements(in: root)[0].holdsFocus)
    }

    @Test("A tree is told a line for each element")
    func words() {
        let window = path(.descendants(.window), .first).elements(in: root)[0]
        #expect(window.words == "Window, {{0.0, 0.0}, {390.0, 844.0}}")
        #expect(window.tree().split(separator: "\n").count == 13)
        #expect(window.tree().contains("\n  Table"))
    }
}
