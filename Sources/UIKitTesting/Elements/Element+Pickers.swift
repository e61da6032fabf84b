@_spi(ForasteroInternal) import UIKitDrive
internal import Drive
import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitControls
import UIKit

extension Element {
    /// Turns the wheel of a picker with a finger until it rests on the row with a text, the nearest one if several have it.
    ///
    /// Throws if there is no such row, or if the picker turns back from it.
    // apple: https://developer.apple.com/documentation/xctest/xcuielement/adjust(topickerwheelvalue:)
    public func adjust(toPickerWheelValue pickerWheelValue: String) throws {
        guard let wheel = try resolve() as? PickerWheel else { throw ElementError.noPickerWheel(words) }
        guard let row = wheel.row(saying: pickerWheelValue) else { throw ElementError.noPickerValue(words, pickerWheelValue) }
        while let present = wheel.restingRow, present != row {
            try turn(wheel, by: min(max(row - present, -Self.mostRows), Self.mostRows))
            guard let next = wheel.restingRow, abs(row - next) < abs(row - present) else {
                throw ElementError.noPickerValue(words, pickerWheelValue)
            }
        }
    }

    /// So many rows a finger turns a wheel at once.
    private static let mostRows = 3
    /// A finger moves so far before it turns a wheel, in points.
    private static let slop: CGFloat = 10

    private func turn(_ wheel: PickerWheel, by rows: Int) throws {
        let start = try driver.touchPoint(of: wheel, called: words)
        let way = CGFloat(rows) * wheel.rowDistance + (rows < 0 ? -Self.slop : Self.slop)
        try driver.drag(.point(start), to: .point(CGPoint(x: start.x, y: start.y - way)), in: 0.3, hold: 0.25)
        driver.wait(1)
    }
}
