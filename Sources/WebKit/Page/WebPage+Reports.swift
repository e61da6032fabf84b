import Foundation
import UIKit
internal import WebProtocol

extension WebPage {
    func receive(_ report: WebReport, _ fields: inout WebFields) {
        switch report {
        case WEB_STATE: readState(&fields)
        case WEB_HISTORY: readHistory(&fields)
        case WEB_LOAD_EVENT: loadChanged(&fields)
        case WEB_LOAD_FAILED: loadFailed(&fields)
        case WEB_ACTION_POLICY: decideAction(&fields)
        case WEB_RESPONSE_POLICY: decideResponse(&fields)
        case WEB_FRAME: showFrame(&fields)
        case WEB_METRICS: readMetrics(&fields)
        case WEB_SCRIPT_MESSAGE: scriptMessage(&fields)
        case WEB_DIALOG: showDialog(&fields)
        case WEB_NEW_VIEW: openView(&fields)
        case WEB_CLOSED: closed()
        case WEB_TERMINATED: terminated()
        case WEB_EDITING: editingChanged(&fields)
        case WEB_MENU: showMenu(&fields)
        case WEB_CHALLENGE: challenged(&fields)
        default: break
        }
    }

    /// The program still has the page, but nothing in it.
    private func terminated() {
        scroll = PageScroll()
        endedUnexpectedly()
    }

    private func closed() {
        guard let view else { return }
        view.uiDelegate?.webViewDidClose?(view)
    }

    // MARK: State

    private func readState(_ fields: inout WebFields) {
        var new = PageState()
        new.url = fields.text().flatMap { $0.isEmpty ? nil : URL(string: $0) }
        new.title = fields.text()
        (new.progress, new.isLoading) = (fields.real(), fields.flag())
        (new.canGoBack, new.canGoForward, new.isSecure) = (fields.flag(), fields.flag(), fields.flag())
        var keys: [String] = []
        if new.url != state.url { keys += ["URL", "url"] }
        if new.title != state.title { keys.append("title") }
        if new.isLoading != state.isLoading { keys.append("loading") }
        if new.progress != state.progress { keys.append("estimatedProgress") }
        if new.canGoBack != state.canGoBack { keys.append("canGoBack") }
        if new.canGoForward != state.canGoForward { keys.append("canGoForward") }
        if new.isSecure != state.isSecure { keys.append("hasOnlySecureContent") }
        guard !keys.isEmpty else { return }
        change(keys) { state = new }
    }

    private func readHistory(_ fields: inout WebFields) {
        let (current, count) = (fields.number(), fields.count())
        var items: [WKBackForwardListItem] = []
        for _ in 0..<count {
            let (url, initial, title) = (fields.text(), fields.text(), fields.text())
            guard let url = url.flatMap({ URL(string: $0) }) else { continue }
            items.append(WKBackForwardListItem(url: url, title: title, initialURL: initial.flatMap { URL(string: $0) } ?? url))
        }
        history.replace(items, current: items.indices.contains(current) ? current : nil)
    }

    // MARK: Pictures

    private func showFrame(_ fields: inout WebFields) {
        let (width, height) = (fields.number(), fields.number())
        let area = CGRect(x: fields.number(), y: fields.number(), width: fields.number(), height: fields.number())
        // One of another size was drawn into memory that has been replaced since.
        guard width == picture.width, height == picture.height else { return }
        if let image = picture.take(area, isOpaque: settings.isOpaque) { view?.show(image, scale: picture.scale) }
        send(WEB_VIEW_FRAME_TAKEN)
    }

    // MARK: Scrolling

    private func readMetrics(_ fields: inout WebFields) {
        let place = CGPoint(x: fields.real() * settings.zoom, y: fields.real() * settings.zoom)
        let whole = CGSize(width: fields.real(), height: fields.real())
        let seen = CGSize(width: fields.real(), height: fields.real())
        let bottom = fields.real()
        // A page that is shorter than the view is as high as what is in it.
        let height = whole.height > seen.height + 0.5 ? whole.height : min(max(bottom, 0), seen.height)
        scroll.size = CGSize(width: whole.width * settings.zoom, height: height * settings.zoom)
        let (red, green, blue) = (fields.real(), fields.real(), fields.real())
        ground = red < 0 ? nil : UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
        if !scroll.isAsked { scroll.place = place }
        view?.pageMoved()
    }

    /// Scrolls the page; while it has not answered, the last requested offset is kept.
    func scroll(to place: CGPoint) {
        guard program != nil, missing == nil, place != (scroll.isAsked ? scroll.wanted ?? scroll.place : scroll.place) else { return }
        if scroll.isAsked {
            scroll.wanted = place
            return
        }
        scroll.place = place
        scroll.isAsked = true
        holdClock()
        ask(WEB_VIEW_SCROLL) { [settings] in
            $0.add(Double(place.x) / settings.zoom)
            $0.add(Double(place.y) / settings.zoom)
        } answer: { [weak self] _ in
            guard let self else { return }
            scroll.isAsked = false
            guard let wanted = scroll.wanted else { return }
            scroll.wanted = nil
            scroll(to: wanted)
        }
    }
}
