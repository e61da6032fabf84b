import Foundation

/// The data of ICU about languages and regions, as they stand in the library of Foundation: named items behind a table of contents.
// Facts: the comment on the format of common data in ICU's ucmndata.h.
package struct LanguageData: Equatable {
    /// A part of the data: a resource of a language, a dictionary, a table of conversion.
    package struct Item: Equatable {
        /// With the name of the package, and of the tree that it is in: `icudt76l/coll/de.res`.
        package var name: String
        package var bytes: Data

        package init(name: String, bytes: Data) { (self.name, self.bytes) = (name, bytes) }
    }

    /// What stands before the table of contents; nothing in it depends on the items.
    private let header: Data
    /// In the order of their names, in which ICU searches them.
    package private(set) var items: [Item]

    private static let alignment = 16

    // MARK: Reading

    /// - Throws: if these are no data of the kind.
    package init(_ data: Data) throws(ProjectError) {
        let data = Data(data)
        guard let size = data.number16(at: 0).map(Int.init), size >= 24, data.count >= size + 4, data[2] == 0xda, data[3] == 0x27,
            data[8] == 0, data[12..<16] == Data("CmnD".utf8), let count = data.number32(at: size), count <= (data.count - size) / 8
        else { throw ProjectError("these are no data of languages") }
        header = data.prefix(size)
        var places: [(name: String, start: Int)] = []
        for index in 0..<count {
            guard let name = data.number32(at: size + 4 + index * 8), let start = data.number32(at: size + 8 + index * 8),
                size + start <= data.count, places.last.map({ $0.start <= size + start }) ?? true, let text = data.text(at: size + name)
            else { throw ProjectError("the data of languages are damaged") }
            places.append((text, size + start))
        }
        let ends = places.dropFirst().map(\.start) + [data.count]
        items = zip(places, ends).map { Item(name: $0.name, bytes: data[$0.start..<$1]) }
    }

    // MARK: Writing

    package var data: Data {
        var (toc, names, bodies) = (Data(), Data(), Data())
        let first = 4 + items.count * 8
        var start = first + items.reduce(0) { $0 + $1.name.utf8.count + 1 }
        let gap = -(start % Self.alignment) & (Self.alignment - 1)
        start += gap
        toc.append(number: items.count)
        for item in items {
            toc.append(number: first + names.count)
            toc.append(number: start + bodies.count)
            names.append(contentsOf: Data(item.name.utf8) + [0])
            bodies.append(item.bytes)
            bodies.append(Data(count: -(bodies.count % Self.alignment) & (Self.alignment - 1)))
        }
        return header + toc + names + Data(count: gap) + bodies
    }

    // MARK: Taking away

    /// Takes away what only other languages need. What is for all of them stays, and so do dictionaries and tables of conversion: a text may be
    /// of any language.
    package mutating func keep(_ languages: Set<String>) {
        let kept = Self.families.filter { !$0.isDisjoint(with: languages) }.reduce(languages) { $0.union($1) }
        items.removeAll { Self.language(of: $0.name).map { !kept.contains($0) } ?? false }
    }

    /// The languages that there are data about.
    package var languages: Set<String> { Set(items.compactMap { Self.language(of: $0.name) }) }

    /// Languages that lean on one another, or go by two codes.
    private static let families: [Set<String>] = [
        ["nb", "no", "nn"], ["he", "iw"], ["id", "in"], ["yi", "ji"], ["fil", "tl"], ["ro", "mo"], ["sr", "sh", "hr", "bs"], ["zh", "yue"],
    ]
    private static let trees: Set<Substring> = ["coll", "curr", "lang", "rbnf", "region", "unit", "zone"]

    /// The language that a resource is of; nil for what is of all.
    private static func language(of name: String) -> String? {
        var parts = name.split(separator: "/").dropFirst()
        if parts.count == 2, trees.contains(parts.first ?? "") { parts.removeFirst() }
        guard parts.count == 1, let file = parts.first, file.hasSuffix(".res"), file != "res_index.res" else { return nil }
        let code = file.dropLast(4).prefix { $0 != "_" }
        guard (2...3).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isLowercase }) else { return nil }
        return String(code)
    }
}

extension Data {
    /// Little endian; nil beyond the end.
    fileprivate func number16(at place: Int) -> UInt16? {
        guard place >= 0, place + 2 <= count else { return nil }
        return UInt16(self[place]) | UInt16(self[place + 1]) << 8
    }

    fileprivate func number32(at place: Int) -> Int? {
        guard let low = number16(at: place), let high = number16(at: place + 2) else { return nil }
        return Int(low) | Int(high) << 16
    }

    /// Up to a zero.
    fileprivate func text(at place: Int) -> String? {
        guard indices.contains(place), let end = self[place...].firstIndex(of: 0) else { return nil }
        return String(bytes: self[place..<end], encoding: .utf8)
    }

    fileprivate mutating func append(number: Int) {
        append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }
}
