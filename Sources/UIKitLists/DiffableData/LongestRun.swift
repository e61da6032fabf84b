/// Which of a row of different numbers can stay when the others are moved so that all are in order: as many as possible.
///
/// Numbers that are in order already are passed in one step each; every other one costs the logarithm of the length.
struct LongestRun {
    /// The positions of those that stay, ascending.
    let positions: [Int]

    init(in numbers: [Int]) {
        // For each length, the position of the smallest number that a run of that length can end with.
        var ends: [Int] = []
        // For each position, the one before it in the best run that ends there.
        var previous = [Int](repeating: -1, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            let length = Self.length(of: ends, below: number, in: numbers)
            if length > 0 { previous[position] = ends[length - 1] }
            if length == ends.count { ends.append(position) } else { ends[length] = position }
        }
        var run: [Int] = []
        var position = ends.last ?? -1
        while position >= 0 {
            run.append(position)
            position = previous[position]
        }
        positions = run.reversed()
    }

    /// How long a run can be that the number continues.
    private static func length(of ends: [Int], below number: Int, in numbers: [Int]) -> Int {
        guard let last = ends.last, numbers[last] > number else { return ends.count }
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
