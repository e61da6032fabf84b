import Foundation

/// Where a popover goes: beside its source, with its arrow towards the middle of that, and inside the room there is. Knows no view.
package struct PopoverPlacement: Equatable {
    /// The given values.
    package struct Request {
        /// The anchor of the popover. All rectangles are in the same coordinates.
        package var source: CGRect
        /// Where the popover may be.
        package var room: CGRect
        /// How large the content would like to be; cut to what fits.
        package var contentSize: CGSize
        package var permitted: UIPopoverArrowDirection = .any
        package var mayOverlapSource = false
        package var chrome = PopoverChrome.system
        /// Pixels per point, to whole ones of which the popover is moved.
        package var scale: CGFloat = 1

        package init(
            source: CGRect, room: CGRect, contentSize: CGSize, permitted: UIPopoverArrowDirection = .any, mayOverlapSource: Bool = false,
            chrome: PopoverChrome = .system, scale: CGFloat = 1
        ) {
            (self.source, self.room, self.contentSize, self.permitted) = (source, room, contentSize, permitted)
            (self.mayOverlapSource, self.chrome, self.scale) = (mayOverlapSource, chrome, scale)
        }
    }

    /// The whole popover, with its arrow.
    package let frame: CGRect
    /// Where the content is.
    package let contentFrame: CGRect
    /// The side of the arrow; empty for none.
    package let direction: UIPopoverArrowDirection
    /// How far the arrow is from the middle of its side, towards the right or down.
    package let arrowOffset: CGFloat

    /// The order in which directions are preferred where several show as much of the content.
    private static let preference: [UIPopoverArrowDirection] = [.up, .left, .right, .down]

    package init(_ request: Request) {
        let candidates = Self.preference.filter { request.permitted.contains($0) }.map { Candidate(direction: $0, request) }
        guard var best = candidates.first else {
            self.init(Candidate(direction: [], request), request)
            return
        }
        for candidate in candidates.dropFirst() where candidate.shownArea > best.shownArea + 0.5 { best = candidate }
        // Beside a source that is all there is nothing could be seen.
        if request.mayOverlapSource || best.shownArea < 1, !best.isWhole { best = Candidate(overlapping: best.direction, request) }
        self.init(best, request)
    }

    private init(_ candidate: Candidate, _ request: Request) {
        let chrome = request.chrome
        let size = chrome.size(around: candidate.contentSize, arrow: candidate.direction)
        let (source, room) = (request.source, request.room)
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch candidate.direction {
        case .up: origin.y = source.maxY
        case .down: origin.y = source.minY - size.height
        case .left: origin.x = source.maxX
        case .right: origin.x = source.minX - size.width
        default: break
        }
        origin.x = Self.aligned(min(max(origin.x, room.minX), max(room.maxX - size.width, room.minX)), request.scale)
        origin.y = Self.aligned(min(max(origin.y, room.minY), max(room.maxY - size.height, room.minY)), request.scale)
        frame = CGRect(origin: origin, size: size)
        direction = candidate.direction
        contentFrame = chrome.contentFrame(in: frame, arrow: direction)
        arrowOffset = chrome.arrowOffset(towards: CGPoint(x: source.midX, y: source.midY), of: frame, arrow: direction)
    }

    private static func aligned(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}

/// One side on which a popover could be, and how much of its content can be seen there.
private struct Candidate {
    let direction: UIPopoverArrowDirection
    let contentSize: CGSize
    let isWhole: Bool

    var shownArea: CGFloat { contentSize.width * contentSize.height }

    init(direction: UIPopoverArrowDirection, _ request: PopoverPlacement.Request) {
        var room = request.room.size
        switch direction {
        case .up: room.height = request.room.maxY - max(request.source.maxY, request.room.minY)
        case .down: room.height = min(request.source.minY, request.room.maxY) - request.room.minY
        case .left: room.width = request.room.maxX - max(request.source.maxX, request.room.minX)
        case .right: room.width = min(request.source.minX, request.room.maxX) - request.room.minX
        default: break
        }
        self.init(direction: direction, room: room, request)
    }

    /// The popover has all the room, also above its source.
    init(overlapping direction: UIPopoverArrowDirection, _ request: PopoverPlacement.Request) {
        self.init(direction: direction, room: request.room.size, request)
    }

    private init(direction: UIPopoverArrowDirection, room: CGSize, _ request: PopoverPlacement.Request) {
        self.direction = direction
        let extra = request.chrome.size(around: .zero, arrow: direction)
        contentSize = CGSize(
            width: max(min(request.contentSize.width, room.width - extra.width), 0),
            height: max(min(request.contentSize.height, room.height - extra.height), 0))
        isWhole = contentSize == request.contentSize
    }
}
