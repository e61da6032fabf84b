import UIKitTesting

/// Pages with names, one after the other, that write down what they and the delegate are notified.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = ControllerLog()
    let pages: [LoggingController]
    /// What the data source was asked.
    var questions: [String] = []
    var spine: UIPageViewController.SpineLocation = .min
    var pagesForSpine: [UIViewController]?

    init(_ names: [String] = ["A", "B", "C", "D", "E"]) {
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow, .systemPurple, .systemTeal]
        pages = names.enumerated().map { [log] in LoggingController($1, log, color: colors[$0 % colors.count]) }
    }

    func page(_ name: String) -> LoggingController { pages.first { $0.name == name } ?? pages[0] }

    /// Has the controller show pages, and answers it.
    func open(_ controller: UIPageViewController, at names: String...) {
        controller.setViewControllers(names.map(page), direction: .forward, animated: false)
        controller.dataSource = self
        controller.delegate = self
    }

    private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? 0 }

    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
        questions.append("before \(page.title ?? "")")
        return index(page) > 0 ? pages[index(page) - 1] : nil
    }

    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
        questions.append("after \(page.title ?? "")")
        return index(page) + 1 < pages.count ? pages[index(page) + 1] : nil
    }

    func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        log.calls.append("will transition to \(pending.names)")
    }

    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        let shown = controller.viewControllers?.names ?? ""
        log.calls.append("did \(completed ? "turn" : "not turn") from \(previousViewControllers.names), shows \(shown)")
    }

    func pageViewController(_ controller: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
        -> UIPageViewController.SpineLocation
    {
        if let pagesForSpine {
            controller.isDoubleSided = spine == .mid
            controller.setViewControllers(pagesForSpine, direction: .forward, animated: true)
        }
        return spine
    }
}

/// A book that has dots below its pages.
@MainActor
final class DottedBook: NSObject, UIPageViewControllerDataSource {
    let book = Book()
    var index = 0

    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
        book.pageViewController(controller, viewControllerBefore: page)
    }

    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
        book.pageViewController(controller, viewControllerAfter: page)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { book.pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }
}

@MainActor
extension [UIViewController] {
    var names: String { map { $0.title ?? "" }.joined(separator: "+") }
}
