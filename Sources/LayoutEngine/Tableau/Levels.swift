/// The cost of an error: one number for each priority, of which a higher one decides whatever the lower ones are.
///
/// There are two numbers more. The second decides between required constraints that contradict each other: the newest gives in.
/// The last decides between optional ones of the same priority: the oldest gives in. So the best values rarely depend on history.
struct Levels: ~Copyable {
    static let required: Int32 = 0
    static let ageOfRequired: Int32 = 1
    static let ageOfOptional: Int32 = 2

    struct Level: BitwiseCopyable {
        var priority: Float
        var uses: Int32
    }

    private var levels: FlatArray<Level>
    /// The levels from the most to the least important.
    private(set) var order: FlatArray<Int32>

    init(in block: inout FlatBlock) {
        levels = block.array(8)
        order = block.array(8)
        levels.append(repeating: Level(priority: 0, uses: 1), count: 3)
        order.append(Self.required)
        order.append(Self.ageOfRequired)
        order.append(Self.ageOfOptional)
    }

    var count: Int32 { levels.count }

    /// The level of a priority below required, for one more constraint.
    mutating func take(_ priority: Float) -> Int32 {
        var index: Int32 = 2
        while index < order.count - 1 {
            let level = order[index]
            if levels[level].priority == priority {
                levels[level].uses += 1
                return level
            }
            if levels[level].priority < priority { break }
            index += 1
        }
        let level = unusedLevel()
        levels[level] = Level(priority: priority, uses: 1)
        order.insert(level, at: index)
        return level
    }

    /// Undoes one ``take(_:)``.
    mutating func giveBack(_ level: Int32) {
        levels[level].uses -= 1
        guard levels[level].uses == 0 else { return }
        var index: Int32 = 2
        while order[index] != level { index += 1 }
        order.remove(at: index)
    }

    private mutating func unusedLevel() -> Int32 {
        var level: Int32 = 3
        while level < levels.count {
            if levels[level].uses == 0 { return level }
            level += 1
        }
        levels.append(Level(priority: 0, uses: 0))
        return level
    }
}
