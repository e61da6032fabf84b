import UIKit

/// A page view controller that scrolls, with dots below.
class PageViewPage: NSObject, UIPageViewControllerDataSource {
    private static let captions = ["One", "Two", "Three", "Four"]
    private static let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemPink, .systemGreen]

    @MainActor static func makeController() -> UIViewController { SelfSourced() }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, step: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, step: 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { Self.captions.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    @MainActor private func page(beside controller: UIViewController, step: Int) -> UIViewController? {
        let caption = (controller as? CaptionController)?.caption
        guard let index = Self.captions.firstIndex(where: { $0 == caption }) else { return nil }
        return Self.captions.indices.contains(index + step) ? Self.page(index + step) : nil
    }

    @MainActor fileprivate static func page(_ index: Int) -> UIViewController {
        CaptionController(caption: captions[index], color: colors[index])
    }
}

/// Keeps its data source, to which a page view controller only has a weak reference.
private class SelfSourced: UIPageViewController {
    private let source = PageViewPage()

    init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray
        dataSource = source
        setViewControllers([PageViewPage.page(0)], direction: .forward, animated: false)
    }
}
