import AVFoundation
import Testing

struct AVMakeRectTests {
    @Test(
        "MO-15: the largest rectangle of a shape lies in the middle of another one",
        arguments: [
            (CGSize(width: 2, height: 1), CGRect(x: 0, y: 25, width: 100, height: 50)),
            (CGSize(width: 10, height: 40), CGRect(x: 37.5, y: 0, width: 25, height: 100)),
            (CGSize(width: 7, height: 7), CGRect(x: 0, y: 0, width: 100, height: 100)),
        ])
    func middle(shape: CGSize, result: CGRect) {
        #expect(AVMakeRect(aspectRatio: shape, insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)) == result)
        let moved = AVMakeRect(aspectRatio: shape, insideRect: CGRect(x: -10, y: 20, width: 100, height: 100))
        #expect(moved == result.offsetBy(dx: -10, dy: 20))
    }
}
