import Testing

@testable import ObjCCore

final class IndexedOne {}
final class IndexedTwo {}
final class IndexedThree {}
final class IndexedFour {}
final class IndexedFive {}
struct IndexedStructure {}

/// More names than are searched for one by one before everything is read.
@Suite struct ClassIndexTests {
    private static let module = "ObjCRuntimeTests"
    private static let classes: [(String, ObjectIdentifier)] = [
        ("IndexedOne", ObjectIdentifier(IndexedOne.self)), ("IndexedTwo", ObjectIdentifier(IndexedTwo.self)),
        ("IndexedThree", ObjectIdentifier(IndexedThree.self)), ("IndexedFour", ObjectIdentifier(IndexedFour.self)),
        ("IndexedFive", ObjectIdentifier(IndexedFive.self)),
    ]

    private func identity(of name: String, _ module: String, in contents: inout ClassIndex.Contents) -> ObjectIdentifier? {
        contents.find(name, in: module).flatMap { TypeContext.type(of: $0.address) }.map { ObjectIdentifier($0) }
    }

    @Test func eachNameIsFoundHoweverManyAreLookedFor() {
        var contents = ClassIndex.Contents()
        for _ in 0..<2 {
            for (name, known) in Self.classes { #expect(identity(of: name, Self.module, in: &contents) == known, "\(name)") }
        }
    }

    @Test func namesOfNobodyDoNotHideOthers() {
        var contents = ClassIndex.Contents()
        for number in 0..<6 {
            #expect(contents.find("Nobody\(number)", in: Self.module) == nil)
            #expect(contents.find("Nobody\(number)", in: "NoModule") == nil)
        }
        for (name, known) in Self.classes {
            #expect(contents.find(name, in: "NoModule") == nil)
            #expect(identity(of: name, Self.module, in: &contents) == known, "\(name)")
        }
    }

    @Test func aStructureIsFoundAndIsNoClass() {
        var contents = ClassIndex.Contents()
        #expect(contents.find("IndexedStructure", in: Self.module) != nil)
        #expect(identity(of: "IndexedStructure", Self.module, in: &contents) == nil)
    }
}
