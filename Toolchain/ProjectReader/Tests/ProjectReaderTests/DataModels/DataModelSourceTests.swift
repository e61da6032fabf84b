import Foundation
import Testing

@testable import ProjectReader

struct DataModelSourceTests {
    private func text(_ entities: String) throws -> String? {
        let root = try MarkupParser.parse(Array("<model>\(entities)</model>".utf8), file: "contents")
        return DataModelSource.text(for: DataModel(entities: root.children(named: "entity")))
    }

    @Test("MO-149: an entity with class generation gets a class and its properties") func classes() throws {
        let text = try #require(
            try text(
                """
                <entity name="Item" representedClassName=".Item" codeGenerationType="class"><attribute name="count" attributeType="Integer 16"
                usesScalarValueType="YES"/><attribute name="born" attributeType="Date" usesScalarValueType="NO"/><attribute name="in"
                attributeType="String"/><attribute name="old" attributeType="Boolean"/><attribute name="map" attributeType="Transformable"
                customClassName="[String: Int]"/><relationship name="parts" toMany="YES" destinationEntity="Part"/><relationship name="owner"
                maxCount="1" destinationEntity="Owner"/></entity><entity name="Part" representedClassName="Piece" codeGenerationType="category"/>
                <entity name="Owner"/><entity name="Sub" representedClassName="Sub" parentEntity="Item" codeGenerationType="class"/>
                """))
        for line in [
            "@objc(Item)", "public class Item: NSManagedObject {}", "@NSManaged public var count: Int16",
            "@NSManaged public var born: Date?",
            "@NSManaged public var `in`: String?", "@NSManaged public var old: NSNumber?", "@NSManaged public var map: [String: Int]?",
            "@NSManaged public var parts: NSSet?", "@objc(addPartsObject:) @NSManaged public func addToParts(_ value: Piece)",
            "@NSManaged public var owner: NSManagedObject?", "public class Sub: Item {}", "extension Item: Identifiable {}",
            "extension Piece {",
            "NSFetchRequest<Piece>(entityName: \"Part\")",
        ] { #expect(text.contains(line), "\(line)") }
        #expect(!text.contains("class Piece") && !text.contains("extension Sub: Identifiable"))
    }

    @Test("MO-149: an ordered relationship gets methods with places") func ordered() throws {
        let text = try text(
            "<entity name='A' representedClassName='A' codeGenerationType='class'><relationship name='bs' toMany='YES' ordered='YES' destinationEntity='A'/></entity>"
        )
        #expect(text?.contains("@NSManaged public var bs: NSOrderedSet?") == true)
        #expect(text?.contains("@objc(insertObject:inBsAtIndex:) @NSManaged public func insertInto") == true)
    }

    @Test("MO-149: nothing is generated for entities that do not ask, and no code comes out of names") func nothing() throws {
        #expect(try text("<entity name='A' representedClassName='A'/>") == nil)
        #expect(try text("<entity name='A' representedClassName='A{}' codeGenerationType='class'/>") == nil)
        let text = try text(
            "<entity name='A' representedClassName='A' codeGenerationType='class'><attribute name='x: Int { 1 }' attributeType='String'/></entity>"
        )
        #expect(text?.contains("{ 1 }") == false)
    }
}
