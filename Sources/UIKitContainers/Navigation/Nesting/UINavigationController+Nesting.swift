import Foundation
@_spi(ForasteroInternal) import UIKitCore

// A navigation controller on the stack of another one: only a split view that collapses puts it there.
extension UINavigationController {
    /// The stack as apps see it: a nested controller stands for its pages.
    var toldStack: [UIViewController] {
        if let nesting { return nesting.pages }
        guard !nestedControllers.isEmpty else { return stack }
        var told: [UIViewController] = []
        for page in stack {
            let controller = nestedController(of: page) ?? page
            if told.last !== controller { told.append(controller) }
        }
        return told
    }

    /// The pages that are meant by controllers of an app, which may name a nested one.
    func pages(of controllers: [UIViewController]) -> [UIViewController] {
        controllers.flatMap { controller in
            guard let nested = controller as? UINavigationController else { return [controller] }
            if nestedControllers.contains(nested) { return nested.nesting?.pages ?? [] }
            return canNest(nested) ? nest(nested) : [controller]
        }
    }

    func nestedController(of page: UIViewController) -> UINavigationController? {
        nestedControllers.first { nested in nested.nesting?.pages.contains { $0 === page } ?? false }
    }

    /// The controllers that an app is notified of when these pages were popped: a nested one that has lost them all stands for them.
    func told(ofPopped pages: [UIViewController]) -> [UIViewController] {
        var told: [UIViewController] = []
        for page in pages {
            var controller = page
            if let nested = nestedController(of: page), let lost = nested.nesting?.pages, !stack.contains(where: { lost.contains($0) }) {
                controller = nested
            }
            if told.last !== controller { told.append(controller) }
        }
        return told
    }

    /// True if another controller may stand on the stack: that is so in a split view whose controllers are set as an array.
    func canNest(_ inner: UINavigationController) -> Bool {
        guard let split = parent as? UISplitViewController, split.style == .unspecified else { return false }
        let isFree = inner.parent == nil && inner.nesting.map { $0.outer === self } ?? true
        return isFree && !inner.toldStack.isEmpty && !inner.toldStack.contains { stack.contains($0) }
    }

    /// Takes the pages of another controller, which are to be put on the stack.
    func nest(_ inner: UINavigationController) -> [UIViewController] {
        if let nesting = inner.nesting, nesting.outer === self { return nesting.pages }
        let pages = inner.stack
        inner.setViewControllers([], animated: false)
        inner.nesting = NestedStack(outer: self, pages: pages)
        if !nestedControllers.contains(inner) { nestedControllers.append(inner) }
        return pages
    }

    /// A nested controller gets other pages, where its former ones stand.
    func replacePages(of inner: UINavigationController, with pages: [UIViewController], animated: Bool) {
        let former = inner.nesting?.pages ?? []
        let start = stack.firstIndex { former.contains($0) } ?? stack.count
        let others = stack.filter { !former.contains($0) }
        let position = min(start, others.count)
        inner.nesting?.pages = pages
        replaceStack(with: Array(others[..<position]) + pages + Array(others[position...]), animated: animated)
    }

    /// Pages that are not on the stack any more, and that it does not show, are their own controller's again.
    func returnNestedPages() {
        for inner in nestedControllers {
            guard let pages = inner.nesting?.pages else { continue }
            let isHere = pages.contains { page in page === shownPage || stack.contains(page) || page.parent === self }
            if !isHere { unnest(inner, with: pages) }
        }
    }

    /// - Parameter pages: those that it has from now on.
    func unnest(_ inner: UINavigationController, with pages: [UIViewController]) {
        nestedControllers.removeAll { $0 === inner }
        inner.nesting = nil
        inner.setViewControllers(pages, animated: false)
    }
}
