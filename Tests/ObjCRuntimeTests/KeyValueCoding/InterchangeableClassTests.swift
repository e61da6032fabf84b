@testable import ObjCCore
import ObjCRuntime
import Testing

/// Outlets of classes that the objects in a nib are not of, but whose objects these can stand for.
@MainActor @Suite struct InterchangeableClassTests {
    class Field: UIObject {
        var text = "plain"
        func describe() -> String { "field " + text }
    }
    final class SearchField: Field {
        override func describe() -> String { "search " + text }
    }
    class StyledField: Field {
        override func describe() -> String { "styled " + text }
    }
    class LargerField: Field {
        var size = 1
    }
    class EmphasizedField: Field {
        func emphasize() -> String { text.uppercased() }
    }
    final class Form: UIObject {
        weak var styled: StyledField?
        var strong: StyledField?
        var implicit: StyledField!
        var larger: LargerField?
        var emphasized: EmphasizedField?
    }
    let form = Form()

    @Test("An object of a superclass's other subclass is stored where the outlet's class only overrides")
    func plainSubclass() {
        let field = SearchField()
        for key in ["styled", "strong", "implicit"] { form.setValue(field, forKey: key) }
        #expect(form.styled.map(ObjectIdentifier.init) == ObjectIdentifier(field))
        #expect(form.strong?.text == "plain")
        #expect(form.implicit.describe() == "search plain")
        form.strong = nil
        #expect(form.strong == nil)
    }

    @Test("The superclass itself serves, and nothing beyond it does")
    func superclass() {
        form.setValue(Field(), forKey: "strong")
        #expect(form.strong?.describe() == "field plain")
        #expect(InterchangeableClass.reference(to: UIObject(), as: StyledField?.self) == nil)
    }

    @Test("A class with a property or a method of its own takes only its own objects")
    func ownMembers() {
        #expect(InterchangeableClass.reference(to: SearchField(), as: LargerField.self) == nil)
        #expect(InterchangeableClass.reference(to: SearchField(), as: EmphasizedField?.self) == nil)
        #expect(InterchangeableClass.reference(to: "text", as: StyledField?.self) == nil)
    }
}
