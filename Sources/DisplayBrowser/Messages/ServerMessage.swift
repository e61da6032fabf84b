import Display
import Foundation

/// A message of the application to a page, besides pictures.
enum ServerMessage: Equatable {
    /// The size of the screen; the next picture is of all of it.
    case screen(ScreenGeometry)
    /// True if the page's input counts. At any time that is so for one of the pages that watch.
    case role(holdsTouch: Bool)
    case title(String)
    case cursor(DisplayCursor)
    case clipboard(String)
    /// Text is being typed at the caret; nil when it no longer is.
    case textInput(caret: CGRect?)
    /// The inspector's answer to a question, in JSON.
    case answer(String)

    /// The message as JSON.
    var text: String {
        if case .answer(let text) = self { return text }
        let data = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
        return data.flatMap { String(data: $0, encoding: .utf8) } ?? "{}"
    }

    private var fields: [String: Any] {
        switch self {
        case .screen(let geometry):
            let pixels = geometry.pixelSize
            return [
                "type": "screen", "width": Double(geometry.size.width), "height": Double(geometry.size.height),
                "scale": Double(geometry.scale), "pixelWidth": pixels.width, "pixelHeight": pixels.height,
            ]
        case .role(let holdsTouch): return ["type": "role", "holdsTouch": holdsTouch]
        case .answer: return [:]
        case .title(let title): return ["type": "title", "title": title]
        case .cursor(let cursor): return ["type": "cursor", "cursor": cursor.nameInStyleSheets]
        case .clipboard(let text): return ["type": "clipboard", "text": text]
        case .textInput(let caret):
            guard let caret else { return ["type": "textInput", "isActive": false] }
            return [
                "type": "textInput", "isActive": true, "x": Double(caret.minX), "y": Double(caret.minY), "height": Double(caret.height),
            ]
        }
    }
}

extension DisplayCursor {
    fileprivate var nameInStyleSheets: String {
        switch self {
        case .arrow: "default"
        case .text: "text"
        case .hand: "pointer"
        case .resizeHorizontally: "ew-resize"
        case .resizeVertically: "ns-resize"
        case .hidden: "none"
        }
    }
}
