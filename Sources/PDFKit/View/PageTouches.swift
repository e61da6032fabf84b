import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// What fingers do on pages besides scrolling: links are followed, text is selected, two taps zoom.
@MainActor @objcMembers final class PageTouches: NSObject {
    @nonobjc private unowned let view: PDFView
    /// Where a selection has begun.
    @nonobjc private var start: (page: PDFPage, point: CGPoint)?

    init(_ view: PDFView) {
        self.view = view
        super.init()
    }

    func attach() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(PageTouches.tap(_:)))
        let double = UITapGestureRecognizer(target: self, action: #selector(PageTouches.zoom(_:)))
        double.numberOfTapsRequired = 2
        let press = UILongPressGestureRecognizer(target: self, action: #selector(PageTouches.select(_:)))
        for recognizer in [tap, double, press] { view.scroller.addGestureRecognizer(recognizer) }
    }

    @objc func tap(_ recognizer: UITapGestureRecognizer) {
        if view.currentSelection != nil { view.clearSelection() }
        let point = recognizer.location(in: view)
        guard let page = view.page(for: point, nearest: false), let annotation = page.annotation(at: view.convert(point, to: page)) else {
            return
        }
        NotificationCenter.default.post(name: .PDFViewAnnotationHit, object: view, userInfo: ["PDFAnnotationHit": annotation])
        if let action = annotation.action { view.perform(action) }
    }

    /// To twice the scale at which the pages fit, and back.
    @objc func zoom(_ recognizer: UITapGestureRecognizer) {
        guard !view.isUsingPageViewController, let fit = view.desk.fittingScale else { return }
        let isLarge = view.scaleFactor > fit * 1.05
        let scale = isLarge ? fit : min(view.maxScaleFactor, fit * 2)
        let point = recognizer.location(in: view.paper)
        let size = CGSize(width: view.scroller.bounds.width / scale, height: view.scroller.bounds.height / scale)
        view.scroller.zoom(
            to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }

    /// The word under the finger, and all to where it goes.
    @objc func select(_ recognizer: UILongPressGestureRecognizer) {
        let place = recognizer.location(in: view)
        guard let page = view.page(for: place, nearest: true) else { return }
        let point = view.convert(place, to: page)
        switch recognizer.state {
        case .began:
            start = (page, point)
            view.becomeFirstResponder()
            view.currentSelection = page.selectionForWord(at: point)
        case .changed:
            guard let start, let document = view.document else { return }
            view.currentSelection = document.selection(from: start.page, at: start.point, to: page, at: point)
        default: start = nil
        }
    }
}
