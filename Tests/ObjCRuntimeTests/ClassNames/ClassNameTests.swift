import Foundation
import ObjCRuntime
import Testing

private final class Hidden: UIObject {}
enum Shapes {
    final class Round: UIObject {
        final class Hole: UIObject {}
    }
    struct Flat { final class Edge: UIObject {} }
}
extension Shapes.Round { final class Rim: UIObject {} }

@Suite struct ClassNameTests {
    init() { registered }

    @Test func namesOfClasses() {
        #expect(_objcStringFromClass(Person.self) == "ObjCRuntimeTests.Person")
        #expect(_objcStringFromClass(UIObject.self) == "NSObject")
        #expect(_objcStringFromClass(Foundation.NSObject.self) == "NSObject")
        #expect(_objcStringFromClass(NSMutableArray.self) == "NSMutableArray")
        #expect(_objcStringFromClass(Hidden.self) == "ObjCRuntimeTests.Hidden")
        #expect(_objcStringFromClass(Crate<Int>.self) == "ObjCRuntimeTests.Crate<Swift.Int>")
        #expect(Person.description() == "ObjCRuntimeTests.Person")
        let person = Person()
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(person).toOpaque()), radix: 16)
        #expect(person.description == "<ObjCRuntimeTests.Person: 0x\(address)>")
        #expect("\(person)" == person.debugDescription)
        #expect(_objcDescription(Person.self) == Person.description())
    }

    @Test func nestedClassesHaveMangledNames() {
        #expect(_objcStringFromClass(Shapes.Round.self) == "_TtCO16ObjCRuntimeTests6Shapes5Round")
        #expect(_objcStringFromClass(Shapes.Round.Hole.self) == "_TtCCO16ObjCRuntimeTests6Shapes5Round4Hole")
        #expect(_objcStringFromClass(Shapes.Flat.Edge.self) == "_TtCVO16ObjCRuntimeTests6Shapes4Flat4Edge")
        #expect(_objcStringFromClass(Shapes.Round.Rim.self) == "_TtCCO16ObjCRuntimeTests6Shapes5Round3Rim")
    }

    @Test func objcNames() {
        #expect(_objcStringFromClass(Player.self) == "RegisteredPlayer")
        #expect(_objcClassFromString("RegisteredPlayer") == Player.self)
    }

    @Test(
        arguments: [
            Person.self, Shapes.Round.self, Shapes.Round.Hole.self, Shapes.Flat.Edge.self, NSMutableArray.self, Player.self,
        ] as [AnyClass])
    func everyNameLeadsBack(type: AnyClass) {
        #expect(_objcClassFromString(_objcStringFromClass(type)) == type)
    }

    @Test(arguments: ["ObjCRuntimeTests.Shapes.Round.Hole", "ObjCRuntimeTests.Person"])
    func dottedNames(name: String) {
        #expect(_objcClassFromString(name) != nil)
    }

    @Test(arguments: [
        "", ".", "..", "Nothing", "ObjCRuntimeTests.Nothing", "ObjCRuntimeTests.", "_Tt", "_TtC9", "_TtC99x1y", "a.b.c.d.e.f", "ü.ß",
    ])
    func unknownNames(name: String) {
        #expect(_objcClassFromString(name) == nil)
    }

    /// The index of classes has what the look-up of Swift's library finds, and gives the very same classes.
    @Test(arguments: [
        ("ObjCRuntimeTests", "Person"), ("ObjCRuntimeTests", "Player"), ("Foundation", "NSMutableArray"), ("Foundation", "NSObject"),
        ("ObjCRuntimeTests", "Hidden"), ("ObjCRuntimeTests", "Crate"), ("ObjCRuntimeTests", "Shapes"), ("ObjCRuntimeTests", "Round"),
        ("ObjCRuntimeTests", "ClassNameTests"), ("Foundation", "Person"), ("Swift", "AnyObject"), ("Nowhere", "Person"),
    ])
    func aNameLeadsWhereSwiftsLibraryLeads(module: String, name: String) {
        let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
        #expect(_objcClassFromString("\(module).\(name)") == _typeByName(mangled) as? AnyClass)
    }

    @Test func anObjectTellsItsClassAndThatTheOneAbove() {
        let object: Any? = NSMutableArray()
        #expect(object_getClass(object) == NSMutableArray.self)
        #expect(object_getClass(nil) == nil)
        #expect(object_getClass(NSArray.self) == nil)
        #expect(class_getSuperclass(NSMutableArray.self) == NSArray.self)
        #expect(class_getSuperclass(NSObject.self) == nil)
        #expect(String(cString: class_getName(NSArray.self)) == "NSArray")
        #expect(String(cString: class_getName(nil)) == "nil")
        #expect(String(cString: object_getClassName(NSArray())) == "NSArray")
        #expect(String(cString: object_getClassName(nil)) == "nil")
        #expect(class_getName(NSArray.self) == class_getName(NSArray.self))
    }
}
