import UIKitCore

/// The pages beside the one that is shown, as far as the data source has been asked.
struct PageNeighbours {
    private enum Answer {
        case unknown
        case none
        case page(UIViewController)

        var page: UIViewController? {
            if case .page(let page) = self { return page }
            return nil
        }

        var isUnknown: Bool {
            if case .unknown = self { return true }
            return false
        }
    }

    private var before = Answer.unknown
    private var after = Answer.unknown

    /// The page on a side; nil where there is none, or nobody knows yet.
    subscript(side: PageSide) -> UIViewController? {
        get { (side == .before ? before : after).page }
        set {
            let answer: Answer = newValue.map { .page($0) } ?? .none
            if side == .before { before = answer } else { after = answer }
        }
    }

    func isKnown(_ side: PageSide) -> Bool { !(side == .before ? before : after).isUnknown }

    /// The pages when the one on a side is shown: the former one is on its other side, what is beyond it is not known.
    func moved(to side: PageSide, from former: UIViewController?) -> PageNeighbours {
        var moved = PageNeighbours()
        if let former { moved[side.opposite] = former }
        return moved
    }
}
