public import Foundation

/// A region that text is laid out in.
///
/// All positions are in the container's own coordinates, from its upper left corner, in points. Changing any value gives up the layout in
/// this container and all after it (TX-55).
// apple: https://developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: UIObject {
    /// The side that stands for no limit.
    static let unlimited: CGFloat = 10_000_000

    /// A container of 10,000,000 by 10,000,000 points unless a size is passed; a side of 0 or less is no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: CGSize(width: NSTextContainer.unlimited, height: NSTextContainer.unlimited)) }

    /// A container as a new one is: archives hold none here. For the initialisers of subclasses.
    public required init(coder: NSCoder) {
        size = CGSize(width: NSTextContainer.unlimited, height: NSTextContainer.unlimited)
        super.init()
    }

    // MARK: Its layout manager

    /// The one that fills it.
    open weak var layoutManager: NSLayoutManager?

    /// The one of text fragments that fills it.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// Puts another layout manager in the place of the one it has, which loses its containers and its text to it.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        let containers = old.textContainers
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        if let storage {
            storage.removeLayoutManager(old)
            storage.addLayoutManager(newLayoutManager)
        }
        for container in containers { newLayoutManager.addTextContainer(container) }
    }

    // MARK: The region

    /// In points; a side of 0 or less is no limit. Lays the text out again.
    open var size: CGSize {
        didSet { if size != oldValue { geometryChanged() } }
    }

    /// Areas that text keeps clear of. Default: none. Setting the same areas again changes nothing.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            guard exclusionPaths != excluded else { return }
            excluded = exclusionPaths.map { $0.copy() as? UIBezierPath ?? $0 }
            geometryChanged()
        }
    }
    /// The exclusion paths as they were when they were set: paths can change and be set again.
    private var excluded: [UIBezierPath] = []

    /// The treatment of the last line that fits. Default: words wrap.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged() } }
    }

    /// The padding at both ends of each line. Default: 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryChanged() } }
    }

    /// How many lines there may be; 0 is no limit. Default: 0.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryChanged() } }
    }

    /// True if the width follows that of the text view that shows it. Default: false.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { tracksChanged?() } }
    }

    /// True if the height follows that of the text view that shows it. Default: false.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { tracksChanged?() } }
    }

    /// The view that shows it.
    package weak var viewer: (any TextContainerViewer)?

    /// Called when the container begins or ends to follow a text view.
    package var tracksChanged: (() -> Void)?

    /// True if every line reaches from one side to the other. A subclass with its own
    /// ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` need not say so: false is taken for it.
    open var isSimpleRectangularTextContainer: Bool {
        exclusionPaths.isEmpty && maximumNumberOfLines <= 0 && type(of: self) == NSTextContainer.self
    }

    /// The part of a proposed line that may hold text: the container without its exclusion paths.
    ///
    /// - Parameters:
    ///   - characterIndex: The first character of the line.
    ///   - baseWritingDirection: Right to left proposes the rightmost part first.
    ///   - remainingRect: What is left of the proposal for another part of the line; without width if nothing is.
    /// - Returns: A rectangle as high as the proposal; without width where no text fits.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        let right = size.width > 0 ? min(proposedRect.maxX, size.width) : proposedRect.maxX
        let left = max(proposedRect.minX, 0)
        let room = CGRect(x: left, y: proposedRect.minY, width: max(right - left, 0), height: proposedRect.height)
        let spans = exclusionPaths.isEmpty ? [(room.minX, room.maxX)] : ExcludedArea(exclusionPaths).freeSpans(in: room)
        let isRightToLeft = baseWritingDirection == .rightToLeft
        guard let span = isRightToLeft ? spans.last : spans.first else {
            remainingRect?.pointee = .zero
            return CGRect(x: room.maxX, y: room.minY, width: 0, height: room.height)
        }
        if spans.count < 2 {
            remainingRect?.pointee = .zero
        } else if isRightToLeft {
            let next = spans[spans.count - 2].1
            remainingRect?.pointee = CGRect(x: room.minX, y: room.minY, width: next - room.minX, height: room.height)
        } else {
            remainingRect?.pointee = CGRect(x: spans[1].0, y: room.minY, width: room.maxX - spans[1].0, height: room.height)
        }
        return CGRect(x: span.0, y: room.minY, width: span.1 - span.0, height: room.height)
    }

    private func geometryChanged() { layoutManager?.textContainerChangedGeometry(self) }

    /// How wide a line is that nothing is in the way of.
    var lineWidth: CGFloat { room.width.isFinite ? room.width : Self.unlimited }

    /// The room for lines, infinite where there is no limit.
    var room: CGSize {
        func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1_000_000 ? side : .infinity }
        return CGSize(width: limit(size.width), height: limit(size.height))
    }
}
