@_spi(ForasteroInternal) import UIKitCore

/// An element of a document that did not become what the document says.
struct NibLoss: Sendable {
    let location: SourceLocation?
    /// The replacement, and what it lacks.
    let text: String

    init(_ location: SourceLocation?, _ text: String) {
        self.location = location
        self.text = text
    }

    /// An object of an element's own class stands for one of a class of the app.
    init(_ location: SourceLocation?, standIn: String, for className: String) {
        self.init(location, "a \(standIn) stands here, without all that only a \(className) does")
    }

    /// An object of a more general class stands for one of a class that is missing.
    /// - Parameter standIn: nil for nothing.
    init(of object: KeyedObjectGraph.Object, _ className: String, standIn: String?) {
        let settings = object.values.map(\.key).filter { $0.hasPrefix("UI") && !Self.commonKeys.contains($0) }
        let lost = settings.map { $0.dropFirst(2).prefix(1).lowercased() + $0.dropFirst(3) }.sorted().map { $0 + ", " }.joined()
        let subject = standIn.map { "a \($0) stands" } ?? "nothing stands"
        self.init(
            object.location,
            "\(subject) here, without " + (lost.isEmpty ? "" : "\(lost)and ") + "all that only a \(className) does")
    }

    /// The keys of every view.
    private static let commonKeys: Set<String> = [
        NibKey.alpha, NibKey.autoresizeSubviews, NibKey.autoresizingMask, NibKey.backgroundColor, NibKey.bounds, NibKey.center,
        NibKey.className,
        NibKey.clearsContextBeforeDrawing, NibKey.clipsToBounds, NibKey.contentMode, "UIFrame", NibKey.hidden, NibKey.multipleTouchEnabled,
        NibKey.opaque,
        NibKey.originalClassName, NibKey.subviews, NibKey.tag, NibKey.tintColor, NibKey.userInteractionDisabled,
        NibKey.viewContentHuggingPriority, NibKey.viewContentCompressionResistancePriority,
        NibKey.viewDoesNotTranslateAutoresizingMaskIntoConstraints,
    ]

    // MARK: Telling

    /// Says at the end of a load what was lost, all together, and ends the process where ``NibPolicy/isStrict`` asks for that.
    @MainActor
    static func tell(_ losses: [NibLoss], file: String) {
        guard !losses.isEmpty else { return }
        let lines = losses.map { loss in "    " + (loss.location.map { "\($0): " } ?? "") + loss.text }
        let count = losses.count == 1 ? "1 element is" : "\(losses.count) elements are"
        let text = "\(file): \(count) not what the file says:\n" + lines.joined(separator: "\n")
        if NibPolicy.isStrict {
            fatalError("\(text)\nThe app was started with --strict-nibs. Add the classes, or take the elements out of the file.")
        }
        ConsoleWarning.tell(text)
    }
}
