/// The features of a font in the notation of Pango.
enum OpenTypeFeatures {
    private static let tags: [(FontDescription.Features, String)] = [
        (.monospacedDigits, "tnum"), (.proportionalDigits, "pnum"), (.oldStyleDigits, "onum"), (.liningDigits, "lnum"),
        (.smallCapitals, "smcp"), (.capitalSmallCapitals, "c2sc"), (.slashedZero, "zero"), (.fractions, "frac"),
        (.superiors, "sups"), (.inferiors, "subs"), (.ordinals, "ordn"), (.scientificInferiors, "sinf"),
        (.swashes, "swsh"), (.contextualSwashes, "cswh"), (.verticalFractions, "afrc"), (.rareLigatures, "dlig"),
        (.historicalLigatures, "hlig"), (.titlingCapitals, "titl"), (.petiteCapitals, "pcap"), (.capitalPetiteCapitals, "c2pc"),
        (.caseSensitiveForms, "case"), (.capitalSpacing, "cpsp"),
    ]

    /// What features with names of OpenType stand for.
    static func features(_ tags: Set<String>) -> FontDescription.Features {
        var features: FontDescription.Features = []
        for (feature, tag) in self.tags where tags.contains(tag) { features.insert(feature) }
        if tags.contains("calt") { features.insert(.noContextualAlternates) }
        if tags.contains("liga") { features.insert(.noLigatures) }
        for number in 1...20 where tags.contains("ss" + (number < 10 ? "0" : "") + "\(number)") { features.insert(.stylisticSet(number)) }
        return features
    }

    static func notation(_ description: FontDescription) -> String {
        var features = tags.filter { description.features.contains($0.0) }.map { $0.1 + "=1" }
        if description.features.contains(.noLigatures) { features.append("liga=0") }
        switch description.family {
        case .system:
            // Inter turns "->" into an arrow and "x" between digits into a sign of multiplication; San Francisco does not.
            features.append("calt=0")
        case .named:
            if description.features.contains(.noContextualAlternates) { features.append("calt=0") }
            for number in 1...20 where description.features.contains(.stylisticSet(number)) {
                features.append("ss" + (number < 10 ? "0" : "") + "\(number)=1")
            }
        }
        return features.joined(separator: ",")
    }
}
