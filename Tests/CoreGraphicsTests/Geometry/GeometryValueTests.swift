import CoreGraphics
import Testing

@Suite struct GeometryValueTests {
    @Test func valuesDescribeThemselvesByTheirNumbers() {
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGVector(dx: 1, dy: -1))" == "(1.0, -1.0)")
    }

    @Test func dictionariesGiveTheirRectangleBack() {
        let rect = CGRect(x: -1, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGRect(dictionaryRepresentation: ["X": 1, "Y": 2, "Width": 3]) == nil)
        #expect(CGPoint(dictionaryRepresentation: ["X": "one", "Y": 2]) == nil)
        #expect(CGSize(dictionaryRepresentation: ["Width": 3, "Height": NSNumber(value: 4)]) == CGSize(width: 3, height: 4))
    }

    @Test func theNamesOfCMakeAndReadTheSame() {
        let rect = CGRectMake(1, 2, -30, 40)
        #expect(rect == CGRect(x: 1, y: 2, width: -30, height: 40))
        #expect(CGRectGetMinX(rect) == -29 && CGRectGetMidX(rect) == -14 && CGRectGetMaxX(rect) == 1 && CGRectGetWidth(rect) == 30)
        #expect(CGRectGetMinY(rect) == 2 && CGRectGetMidY(rect) == 22 && CGRectGetMaxY(rect) == 42 && CGRectGetHeight(rect) == 40)
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
        #expect(CGPointZero == .zero && CGSizeZero == .zero && CGRectZero == .zero && CGRectNull.isNull && CGRectInfinite == .infinite)
    }
}
