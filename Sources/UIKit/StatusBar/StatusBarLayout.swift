import Foundation
import UIKitCore

/// Where the parts of a status bar stand in its strip, in points.
struct StatusBarLayout: Equatable {
    /// Where the text of the time is drawn.
    var time: CGRect
    var fontSize: CGFloat
    var alignment: NSTextAlignment
    /// Nil where the sign of the network is not to be.
    var network: CGPoint?
    var battery: CGPoint?

    static let networkSize = CGSize(width: 17, height: 12)
    static let batterySize = CGSize(width: 26, height: 12)
    private static let gap: CGFloat = 6
    /// Phones with a sensor housing have a strip at least as high, and a bar on both sides of it.
    private static let tallStrip: CGFloat = 40

    /// - Parameter content: signs that it has nothing for leave no gap.
    init(strip: CGRect, isTablet: Bool, content: StatusBarContent) {
        let (hasNetwork, hasBattery) = (content.connection != .none, content.charge != nil)
        let isTall = strip.height >= Self.tallStrip
        (fontSize, alignment) = (isTall ? 17 : 12, isTablet ? .left : .center)
        let middle: CGFloat
        if isTall, !isTablet {
            time = CGRect(x: 0, y: 8, width: strip.width / 3, height: strip.height - 8)
            middle = time.midY
        } else {
            time = isTablet ? CGRect(x: 16, y: 0, width: 120, height: strip.height) : strip
            middle = strip.midY
        }
        let top = (middle - Self.networkSize.height / 2).rounded(.down)
        let width =
            (hasNetwork ? Self.networkSize.width : 0) + (hasBattery ? Self.batterySize.width : 0)
            + (hasNetwork && hasBattery ? Self.gap : 0)
        // On both sides of the housing they are in the middle of their part; else at the margin.
        let margin: CGFloat = isTablet ? 16 : 6
        let left = isTall && !isTablet ? (strip.width * 5 / 6 - width / 2).rounded() : strip.width - margin - width
        let isApart = !isTall && !isTablet
        if hasNetwork { network = CGPoint(x: isApart ? margin : left, y: top) }
        if hasBattery { battery = CGPoint(x: left + width - Self.batterySize.width, y: top) }
    }
}
