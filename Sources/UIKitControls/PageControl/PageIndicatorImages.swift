import UIKitCore

/// The pictures that a page control shows instead of its dots.
struct PageIndicatorImages {
    /// For all pages that have none of their own.
    var preferred: UIImage?
    /// For the current page, where it has none of its own.
    var preferredCurrent: UIImage?
    private var ofPage: [Int: UIImage] = [:]
    private var ofCurrentPage: [Int: UIImage] = [:]

    subscript(page: Int) -> UIImage? {
        get { ofPage[page] }
        set { ofPage[page] = newValue }
    }

    subscript(current page: Int) -> UIImage? {
        get { ofCurrentPage[page] }
        set { ofCurrentPage[page] = newValue }
    }

    /// The image of a page; nil is a dot.
    func image(of page: Int, isCurrent: Bool) -> UIImage? {
        let ownCurrent = isCurrent ? ofCurrentPage[page] ?? preferredCurrent : nil
        return ownCurrent ?? ofPage[page] ?? preferred
    }

    /// Of the widest picture as it is shown; 0 if there are only dots.
    @MainActor func maximumWidth(of shown: (UIImage) -> UIImage) -> CGFloat {
        let all = [preferred, preferredCurrent].compactMap { $0 } + ofPage.values + ofCurrentPage.values
        return all.map { shown($0).size.width }.max() ?? 0
    }
}
