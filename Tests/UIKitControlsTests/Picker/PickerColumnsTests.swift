import Foundation
import Testing

@testable import UIKitControls

struct PickerColumnsTests {
    private func spans(_ widths: [CGFloat?], in width: CGFloat = 320) -> [ClosedRange<CGFloat>] {
        PickerColumns(widths: widths, theme: .flat).spans(in: width)
    }

    @Test("Wheels share 320 points as they do on the phone", arguments: zip(1...5, [302, 148, 97, 71, 56]))
    func shares(count: Int, width: CGFloat) {
        let spans = spans(Array(repeating: nil, count: count))
        #expect(spans.count == count)
        #expect(spans.allSatisfy { $0.upperBound - $0.lowerBound == width })
        #expect(abs((spans[0].lowerBound + spans[count - 1].upperBound) / 2 - 160) <= 1)
    }

    @Test("Widths that are asked for are kept, about the middle; the others share the rest, which may be nothing")
    func fixed() {
        #expect(spans([50, 60]) == [102...152, 157...217])
        #expect(spans([100, nil]) == [9...109, 114...311])
        #expect(spans([400, nil]).map { $0.upperBound - $0.lowerBound } == [400, 0])
        #expect(spans([-5]) == [160...160])
        #expect(spans([]).isEmpty)
    }
}
