import ObjCRuntime
import Testing

@Suite struct BridgingTests {
    @Test func floats() {
        let float: Any = CGFloat(2.5), number: Any = NSNumber(value: 2.5)
        #expect(float as? NSNumber == 2.5)
        #expect(number as? CGFloat == 2.5)
    }

    @Test func structures() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let value: Any = NSValue(cgRect: rect)
        #expect(value as? CGRect == rect)
        #expect((rect as Any as? NSValue)?.cgRectValue == rect)
        #expect(value as? CGPoint == nil)
        #expect(value as? CGSize == nil)
        #expect(NSValue(cgPoint: rect.origin) as Any as? CGPoint == rect.origin)
        #expect(NSValue(cgSize: rect.size) as Any as? CGSize == rect.size)
        #expect(NSValue(range: NSRange(location: 0, length: 1)) as Any as? CGRect == nil)
    }

    @Test func structuresInCollections() {
        let values: NSArray = [CGPoint(x: 1, y: 2) as Any]
        #expect(values as? [CGPoint] == [CGPoint(x: 1, y: 2)])
    }
}
