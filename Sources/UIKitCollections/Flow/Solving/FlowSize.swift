import Foundation

/// The size of something in a flow: along lines, and along scrolling.
struct FlowSize: Equatable, Sendable {
    /// In the direction in which a line is filled.
    var along: CGFloat
    /// In the direction in which lines follow each other, and content scrolls.
    var across: CGFloat
}

/// Which way a flow runs.
struct FlowAxes: Equatable, Sendable {
    /// True if lines run from top to bottom, and content scrolls sideways.
    var isSideways = false

    func size(_ size: CGSize) -> FlowSize {
        isSideways ? FlowSize(along: size.height, across: size.width) : FlowSize(along: size.width, across: size.height)
    }

    func rect(along: CGFloat, across: CGFloat, size: FlowSize) -> CGRect {
        isSideways
            ? CGRect(x: across, y: along, width: size.across, height: size.along)
            : CGRect(x: along, y: across, width: size.along, height: size.across)
    }

    /// From where to where a rectangle reaches in the direction of scrolling.
    func span(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        isSideways ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }
}
