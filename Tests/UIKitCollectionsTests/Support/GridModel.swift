import UIKitCollections

/// Data as arrays of arrays: sections with numbers, and items with numbers in them.
struct GridModel: Equatable {
    struct Section: Equatable {
        var id: Int
        var items: [Int]
    }

    var sections: [Section] = []
    private var next = 1000

    init(_ counts: [Int]) {
        for count in counts { sections.append(Section(id: take(), items: (0..<count).map { _ in 0 })) }
        for section in sections.indices {
            for item in sections[section].items.indices { sections[section].items[item] = take() }
        }
    }

    mutating func take() -> Int {
        next += 1
        return next
    }

    var count: Int { sections.reduce(0) { $0 + $1.items.count } }

    func item(at path: IndexPath) -> Int { sections[path.section].items[path.item] }
}

/// One change of a batch.
enum GridOperation {
    case deleteSection(Int), insertSection(Int), reloadSection(Int), moveSection(Int, to: Int)
    case deleteItem(IndexPath), insertItem(IndexPath), reloadItem(IndexPath), moveItem(IndexPath, to: IndexPath)

    @MainActor
    func apply(to view: UICollectionView) {
        switch self {
        case .deleteSection(let section): view.deleteSections([section])
        case .insertSection(let section): view.insertSections([section])
        case .reloadSection(let section): view.reloadSections([section])
        case .moveSection(let section, let target): view.moveSection(section, toSection: target)
        case .deleteItem(let path): view.deleteItems(at: [path])
        case .insertItem(let path): view.insertItems(at: [path])
        case .reloadItem(let path): view.reloadItems(at: [path])
        case .moveItem(let path, let target): view.moveItem(at: path, to: target)
        }
    }
}

/// A legal batch, made up at random: the data after it, and the changes that lead there.
struct RandomBatch {
    private(set) var operations: [GridOperation] = []
    private(set) var after: GridModel
    /// Items that are not the same afterwards: deleted, or reloaded by themselves or with their section.
    private(set) var gone: Set<Int> = []

    private enum Fate { case stays, moves, isReloaded, isDeleted }

    init(of before: GridModel, activity: Double, using generator: inout some RandomNumberGenerator) {
        after = before
        func fate(_ generator: inout some RandomNumberGenerator) -> Fate {
            guard Double.random(in: 0..<1, using: &generator) < activity else { return .stays }
            return [.moves, .isReloaded, .isDeleted].randomElement(using: &generator)!
        }
        let fates = before.sections.map { _ in fate(&generator) }
        var arranged: [(section: GridModel.Section, old: Int?)] = []
        for (index, section) in before.sections.enumerated() {
            switch fates[index] {
            case .stays, .isReloaded: arranged.append((section, index))
            case .moves: break
            case .isDeleted:
                operations.append(.deleteSection(index))
                gone.formUnion(section.items)
            }
            if fates[index] == .isReloaded {
                operations.append(.reloadSection(index))
                gone.formUnion(section.items)
            }
        }
        for index in before.sections.indices where fates[index] == .moves {
            arranged.insert((before.sections[index], index), at: Int.random(in: 0...arranged.count, using: &generator))
        }
        if arranged.count < 2 || Double.random(in: 0..<1, using: &generator) < activity / 2 {
            let fresh = GridModel.Section(id: after.take(), items: (0..<3).map { _ in after.take() })
            arranged.insert((fresh, nil), at: Int.random(in: 0...arranged.count, using: &generator))
        }
        for (new, entry) in arranged.enumerated() {
            guard let old = entry.old else {
                operations.append(.insertSection(new))
                continue
            }
            if fates[old] == .moves { operations.append(.moveSection(old, to: new)) }
        }
        changeItems(of: before, fates: fates, arranged: &arranged, activity, &generator)
        after.sections = arranged.map(\.section)
        operations.shuffle(using: &generator)
    }

    private mutating func changeItems(
        of before: GridModel, fates: [Fate], arranged: inout [(section: GridModel.Section, old: Int?)], _ activity: Double,
        _ generator: inout some RandomNumberGenerator
    ) {
        var travelling: [(item: Int, from: IndexPath)] = []
        let open = arranged.indices.filter { arranged[$0].old.map { fates[$0] == .stays || fates[$0] == .moves } ?? false }
        for new in open {
            guard let old = arranged[new].old else { continue }
            var kept: [Int] = []
            for (index, item) in before.sections[old].items.enumerated() {
                let path = IndexPath(item: index, section: old)
                guard Double.random(in: 0..<1, using: &generator) < activity else {
                    kept.append(item)
                    continue
                }
                switch Int.random(in: 0..<3, using: &generator) {
                case 0:
                    operations.append(.deleteItem(path))
                    gone.insert(item)
                case 1:
                    operations.append(.reloadItem(path))
                    gone.insert(item)
                    kept.append(item)
                default: travelling.append((item, path))
                }
            }
            arranged[new].section.items = kept
        }
        guard !open.isEmpty else { return }
        var came: [Int: IndexPath?] = [:]
        for traveller in travelling {
            let target = open.randomElement(using: &generator)!
            arranged[target].section.items.insert(
                traveller.item, at: Int.random(in: 0...arranged[target].section.items.count, using: &generator))
            came[traveller.item] = traveller.from
        }
        for target in open {
            while Double.random(in: 0..<1, using: &generator) < activity {
                let item = after.take()
                arranged[target].section.items.insert(
                    item, at: Int.random(in: 0...arranged[target].section.items.count, using: &generator))
                came[item] = .some(nil)
            }
        }
        for target in open {
            for (index, item) in arranged[target].section.items.enumerated() {
                guard let origin = came[item] else { continue }
                let path = IndexPath(item: index, section: target)
                operations.append(origin.map { .moveItem($0, to: path) } ?? .insertItem(path))
            }
        }
    }
}

/// Shows a model in a collection view: each cell has the number of its item as its tag.
@MainActor
final class GridSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var model: GridModel
    /// Items whose cells were asked for.
    var asked: [Int] = []

    init(_ model: GridModel) { self.model = model }

    func takeAsked() -> [Int] {
        defer { asked = [] }
        return asked
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.sections[section].items.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = model.item(at: indexPath)
        asked.append(cell.tag)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        view.tag = model.sections[indexPath.section].id
        return view
    }
}
