/// The pages of a document in their order. Those of the file are made when they are asked for.
struct PageRow {
    private enum Slot {
        /// A page of the file that nobody has asked for, counted from 0.
        case file(Int)
        case page(PDFPage)
        /// A page of the file that cannot be read.
        case damaged
    }

    private var slots: [Slot]
    private var places: [ObjectIdentifier: Int] = [:]

    init(count: Int) { slots = (0..<count).map { .file($0) } }

    var count: Int { slots.count }

    mutating func page(at index: Int, make: (Int) -> PDFPage?) -> PDFPage? {
        guard slots.indices.contains(index) else { return nil }
        switch slots[index] {
        case .page(let page): return page
        case .damaged: return nil
        case .file(let number):
            let page = make(number)
            slots[index] = page.map { .page($0) } ?? .damaged
            if let page { places[ObjectIdentifier(page)] = index }
            return page
        }
    }

    func index(of page: PDFPage) -> Int? { places[ObjectIdentifier(page)] }

    mutating func insert(_ page: PDFPage, at index: Int) {
        slots.insert(.page(page), at: index)
        findPlaces()
    }

    mutating func remove(at index: Int) -> PDFPage? {
        let slot = slots.remove(at: index)
        findPlaces()
        if case .page(let page) = slot { return page }
        return nil
    }

    mutating func exchange(_ first: Int, _ second: Int) {
        slots.swapAt(first, second)
        findPlaces()
    }

    private mutating func findPlaces() {
        places.removeAll(keepingCapacity: true)
        for case (let index, .page(let page)) in slots.enumerated() { places[ObjectIdentifier(page)] = index }
    }
}
