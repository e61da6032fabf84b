import Foundation
import Testing

@testable import UIKitControls

struct PickerCylinderTests {
    @Test("A wheel 216 high has nineteen rows of 32 round a radius of 97.26; nothing is seen of its back")
    func law() throws {
        let cylinder = PickerCylinder(height: 216, rowHeight: 32)
        #expect(cylinder.projection(of: 0) == PickerCylinder.Projection(y: 0, share: 1))
        for distance in 1...4 {
            let angle = 2 * CGFloat.pi * CGFloat(distance) / 19
            let projection = try #require(cylinder.projection(of: CGFloat(distance)))
            #expect(abs(projection.y - 97.2596 * sin(angle)) < 1e-3)
            #expect(abs(projection.share - cos(angle)) < 1e-9)
            #expect(cylinder.projection(of: -CGFloat(distance))?.y == -projection.y)
        }
        #expect(cylinder.projection(of: 5) == nil)
        #expect(cylinder.reach == 4.75)
    }

    @Test("What is seen at a place is the row that was placed there", arguments: [162, 180, 216, 400], [20, 32, 44, 100])
    func inverse(height: CGFloat, rowHeight: CGFloat) {
        let cylinder = PickerCylinder(height: height, rowHeight: rowHeight)
        for distance in stride(from: -cylinder.reach * 0.99, through: cylinder.reach * 0.99, by: 0.25) {
            guard let projection = cylinder.projection(of: distance) else { continue }
            #expect(abs(cylinder.distance(at: projection.y) - distance) < 1e-6)
        }
    }

    @Test("A row that is higher than its wheel is seen alone, and fills no wheel with nothing")
    func highRow() {
        let cylinder = PickerCylinder(height: 100, rowHeight: 1000)
        #expect(cylinder.projection(of: 0)?.share == 1)
        #expect(cylinder.projection(of: 1) == nil)
        #expect(cylinder.distance(at: 1e9).isFinite)
    }
}
