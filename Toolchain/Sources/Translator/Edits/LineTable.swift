/// Turns positions in a file into lines and columns.
struct LineTable {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for position in buffer.indices where buffer[position] == 0x0A { starts.append(position + 1) }
        }
        self.starts = starts
    }

    /// From 1.
    func line(at place: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// From 1, in bytes.
    func column(at place: Int) -> Int {
        place - starts[line(at: place) - 1] + 1
    }
}
