import Testing

@testable import AccessibilityBus

@MainActor
struct CacheAnswerTests {
    private let form = FormQuestions()
    private func result(_ values: BusValue...) -> String { "\(BusValue.tuple(values))" }

    @Test("AX-49: the cache describes the application and what is in it, each with its place")
    func items() {
        let answer = form.ask(AccessibilityBus.root, "org.a11y.atspi.Cache", "GetItems")
        for name in ["Form", "Save", "Volume", "Name", "Days", "Row 10", "Row 12"] { #expect(answer.contains("\(BusValue.string(name))")) }
        let answers = AccessibleAnswers(tree: form.tree, busName: ":1.7", desktop: .string("desktop"))
        let row = answers.cachedItem(12, at: 2)
        let interfaces = ["Accessible", "Component"].map { BusValue.string("org.a11y.atspi." + $0) }
        let expected: [BusValue] = [
            form.reference(12), form.reference(AccessibilityBus.root), form.reference(FormTree.list), .int32(2), .int32(0),
            .array("s", interfaces), .string("Row 12"), .uint32(32), .string(""), .array("u", [.uint32(1 << 22), .uint32(0)]),
        ]
        #expect(row.map { "\($0)" } == "\(BusValue.tuple(expected))")
    }

    @Test("AX-49: what is gone is in no cache, and the cache answers nothing else")
    func gone() {
        let answers = AccessibleAnswers(tree: form.tree, busName: ":1.7", desktop: .string("desktop"))
        #expect(answers.cachedItem(99, at: 0) == nil)
        #expect(form.ask(AccessibilityBus.root, "org.a11y.atspi.Cache", "Explode") == "UnknownMethod")
    }

    @Test("AX-44: no object is named as such")
    func null() {
        #expect("\(form.reference(nil))" == "\(BusValue.tuple([.string(""), .path("/org/a11y/atspi/null")]))")
        #expect(
            form.ask(FormTree.window, "Component", "GetAccessibleAtPoint", [.int32(900), .int32(1), .uint32(1)])
                == result(form.reference(nil)))
    }

    @Test("AX-48: a picture has a place and a name")
    func picture() {
        #expect(form.get(FormTree.picture, "Image", "ImageDescription") == result(.variant(.string("Fox"))))
        #expect(form.ask(FormTree.picture, "Image", "GetImageSize") == result(.int32(30), .int32(40)))
    }
}
