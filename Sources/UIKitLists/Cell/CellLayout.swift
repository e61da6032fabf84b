import Foundation
import UIKitCore

/// Where the parts of a cell stand, in points. Worked out for reading from left to right, and turned round at the end.
struct CellLayout: Equatable {
    /// The values that the positions depend on.
    struct Context: Equatable {
        var size: CGSize
        var sideInset: CGFloat
        var safeLeft: CGFloat = 0
        var safeRight: CGFloat = 0
        /// True if the control at the beginning is shown.
        var hasEditControl = false
        /// True if the content makes room for a control that is not shown: the row is edited without one.
        var keepsRoomForEditControl = false
        /// True if the content makes room for that control at all.
        var indentsForEditControl = true
        var hasGrip = false
        var accessorySize: CGSize?
        /// By how much all parts are moved by a swipe, to the left if below 0.
        var slide: CGFloat = 0
        /// A pixel.
        var hairline: CGFloat = 0.5
        var isRightToLeft = false
    }

    private(set) var content = CGRect.zero
    private(set) var accessory = CGRect.zero
    private(set) var editControl = CGRect.zero
    private(set) var grip = CGRect.zero
    /// Free at the beginning and at the end of ``content``, for what is in it.
    private(set) var leadingMargin: CGFloat = 0
    private(set) var trailingMargin: CGFloat = 0

    init(_ context: Context, theme: CellTheme) {
        let size = context.size
        var left = context.safeLeft
        var right = size.width - context.safeRight
        leadingMargin = context.sideInset
        trailingMargin = context.sideInset

        // Hidden controls wait outside, where they come in from.
        let controlSide = theme.editControlSize
        let controlX = context.hasEditControl ? left + context.sideInset : left - controlSide
        editControl = centered(CGSize(width: controlSide, height: controlSide), x: controlX, in: size.height)
        let hasRoom = context.hasEditControl || context.keepsRoomForEditControl
        if hasRoom && context.indentsForEditControl { left += theme.editControlSpace }

        let gripX = context.hasGrip ? right - context.sideInset - theme.gripSize.width : right + theme.accessoryGap
        grip = centered(theme.gripSize, x: gripX, in: size.height)
        if context.hasGrip { right = gripX - theme.accessoryGap }

        if let accessorySize = context.accessorySize {
            let end = context.hasGrip ? right : right - context.sideInset
            right = end - accessorySize.width
            accessory = centered(accessorySize, x: right, in: size.height)
            trailingMargin = theme.accessoryGap
        } else if context.hasGrip {
            trailingMargin = 0
        }
        content = CGRect(x: left, y: 0, width: max(right - left, 0), height: size.height)
        round(to: context.hairline)
        if context.isRightToLeft { mirror(in: size.width) }
        if context.slide != 0 { shift(by: context.slide) }
    }

    private func centered(_ size: CGSize, x: CGFloat, in height: CGFloat) -> CGRect {
        CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    }

    private mutating func round(to hairline: CGFloat) {
        guard hairline > 0 else { return }
        change { frame in
            frame.origin.x = (frame.origin.x / hairline).rounded() * hairline
            frame.origin.y = (frame.origin.y / hairline).rounded() * hairline
        }
    }

    private mutating func mirror(in width: CGFloat) { change { $0.origin.x = width - $0.maxX } }

    private mutating func shift(by distance: CGFloat) { change { $0.origin.x += distance } }

    private mutating func change(_ body: (inout CGRect) -> Void) {
        body(&content)
        body(&accessory)
        body(&editControl)
        body(&grip)
    }
}
