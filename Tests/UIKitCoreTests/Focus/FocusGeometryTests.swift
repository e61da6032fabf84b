import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct FocusGeometryTests {
    private let origin = CGRect(x: 100, y: 100, width: 50, height: 50)

    private func order(_ frames: [CGRect], _ heading: UIFocusHeading, isStraight: Bool = true) -> [Int]? {
        FocusGeometry(from: origin, heading: heading)?.order(frames, isStraight: isStraight)
    }

    @Test("What stands straight ahead comes by its distance, then by how far aside it is")
    func straight() {
        let frames = [
            CGRect(x: 100, y: 300, width: 50, height: 50), CGRect(x: 130, y: 160, width: 50, height: 50),
            CGRect(x: 105, y: 160, width: 50, height: 50), CGRect(x: 160, y: 160, width: 50, height: 50),
        ]
        #expect(order(frames, .down) == [2, 1, 0])
        #expect(order(frames, .down, isStraight: false) == [3])
        #expect(order(frames, .up) == [])
        #expect(order(frames, .right) == [])
    }

    @Test("What overlaps a little is a neighbour; what stands at the same place is none")
    func overlapping() {
        #expect(order([CGRect(x: 100, y: 140, width: 50, height: 50)], .down) == [0])
        #expect(order([origin], .down) == [])
        #expect(order([origin], .left) == [])
    }

    @Test("Frames that are no rectangles are passed over, and Tab is no direction", arguments: [UIFocusHeading.up, .down, .left, .right])
    func badFrames(heading: UIFocusHeading) {
        let frames = [CGRect(x: CGFloat.nan, y: .nan, width: 10, height: 10), .null]
        #expect(order(frames, heading)?.contains(0) == false)
        #expect(order(frames, [.up, .left]) == nil)
        #expect(order(frames, .next) == nil)
        #expect(order(frames, []) == nil)
    }
}
