import Foundation
import ObjCRuntime
import Testing

@Suite struct ClassMemberTests {
    private class Cell: NSObject {}
    private class SpecialCell: Cell {}

    @Test func classesAnswerForThemselves() {
        #expect(Cell.classForCoder() == Cell.self)
        #expect(SpecialCell.superclass() == Cell.self)
        #expect(Bundle(for: Cell.classForCoder()) == Bundle(for: Cell.self))
    }

    @Test func aClassIsASubclassOfItselfAndOfThoseAbove() {
        #expect(SpecialCell.isSubclass(of: Cell.self))
        #expect(Cell.isSubclass(of: Cell.self))
        #expect(Cell.isSubclass(of: NSObject.self))
        #expect(!Cell.isSubclass(of: SpecialCell.self))
    }
}
