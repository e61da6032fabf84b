import CoreGraphics

/// The places of a document that a view has shown, as a browser keeps them.
struct PageHistory {
    struct Place: Equatable {
        var index: Int
        /// Of the scroll view.
        var offset: CGPoint
    }

    private(set) var past: [Place] = []
    private(set) var future: [Place] = []

    private static let longest = 200

    mutating func leave(_ place: Place?) {
        guard let place, past.last != place else { return }
        past.append(place)
        if past.count > Self.longest { past.removeFirst() }
        future.removeAll()
    }

    mutating func back(from place: Place?) -> Place? {
        guard let target = past.popLast() else { return nil }
        if let place { future.append(place) }
        return target
    }

    mutating func forward(from place: Place?) -> Place? {
        guard let target = future.popLast() else { return nil }
        if let place { past.append(place) }
        return target
    }
}
