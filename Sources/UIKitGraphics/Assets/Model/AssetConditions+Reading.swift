extension AssetConditions {
    /// The properties of an entry of a `Contents.json`. A value that nobody knows makes the entry one for other cases.
    init(_ entry: JSONElement) {
        let idiom = entry["idiom"]?.text
        self.idiom = idiom == "universal" ? nil : idiom
        scale = entry["scale"].flatMap { Self.scale($0) }
        for appearance in entry["appearances"]?.elements ?? [] { read(appearance) }
        width = entry["width-class"].flatMap { Self.value($0) }
        height = entry["height-class"].flatMap { Self.value($0) }
        gamut = entry["display-gamut"].flatMap { Self.value($0) }
        direction = entry["language-direction"].flatMap { Self.value($0) }
        language = entry["locale"]?.text
        isForSomeDevices = ["subtype", "screen-width", "memory", "graphics-feature-set"].contains { entry[$0] != nil }
    }

    private mutating func read(_ appearance: JSONElement) {
        switch (appearance["appearance"]?.text, appearance["value"]?.text) {
        case ("luminosity", let value?): luminosity = Luminosity(rawValue: value)
        case ("contrast", "high"): isForHighContrast = true
        // Tinted and other appearances do not exist here.
        default: isForSomeDevices = true
        }
    }

    private static func value<Value: RawRepresentable<String>>(_ element: JSONElement) -> Value? {
        element.text.flatMap { text in
            if let value = Value(rawValue: text) { return value }
            element.note("\"\(text)\" is not known; it counts as left open")
            return nil
        }
    }

    /// Written as `2x`.
    private static func scale(_ element: JSONElement) -> CGFloat? {
        guard let text = element.text else { return nil }
        guard text.hasSuffix("x"), let number = Double(text.dropLast()), (0.5...10).contains(number) else {
            element.note("\"\(text)\" is no scale; write 1x, 2x or 3x")
            return nil
        }
        return CGFloat(number)
    }
}
