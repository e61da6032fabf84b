import Testing

@testable import Translator

struct ManagedRuleTests {
    @Test("MO-150: a managed property is read and written by its key") func properties() {
        let result = Translated(
            "class A: NSManagedObject {\n    @NSManaged public var name: String?\n    @NSManaged var a: Int16, b: Bool\n}")
        #expect(
            result.line(2).hasSuffix(
                "public var name: String? { get { _managedValue(\"name\") } set { _setManagedValue(newValue, \"name\") } }"))
        #expect(result.line(3).contains("var a: Int16 { get { _managedValue(\"a\") }"))
        #expect(result.line(3).contains("b: Bool { get { _managedValue(\"b\") }"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("MO-150: a managed method is called by its Objective-C name") func methods() {
        let result = Translated(
            "extension A {\n    @objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)\n    @NSManaged func addToItems(_ values: NSSet)\n}"
        )
        #expect(result.line(2).hasSuffix("public func addToItems(_ value: Item) { _callManaged(\"addItemsObject:\", value) }"))
        #expect(result.line(3).hasSuffix("func addToItems(_ values: NSSet) { _callManaged(\"addToItems:\", values) }"))
    }

    @Test("MO-150: a managed dynamic property is not observed twice") func dynamic() {
        let result = Translated("class A: NSManagedObject {\n    @NSManaged @objc dynamic var name: String\n}")
        #expect(!result.line(2).contains("willSet"))
    }

    @Test("MO-150: without a type, or with a value, it is refused at its place") func refused() {
        for declaration in ["var name = 1", "var name: Int = 1", "var name: Int { 1 }", "func f() {}"] {
            let result = Translated("class A: NSManagedObject {\n    @NSManaged \(declaration)\n}")
            #expect(
                result.diagnostics == [
                    "/Sources/File.swift:2:5: error: @NSManaged is for properties with a type and methods without a body; "
                        + "write the type of the property, and leave its value and its accessors to the model"
                ])
            #expect(result.notUnderstood == ["@NSManaged": 1])
        }
    }
}
