/// How two pictures of the same size differ.
struct PictureDifference: CustomStringConvertible {
    /// The greatest difference of any channel of any pixel, from 0 to 255.
    private(set) var greatest = 0
    /// How many pixels differ at all.
    private(set) var count = 0
    private var first: (index: Int, found: UInt32, expected: UInt32)?

    init(_ found: [UInt32], _ expected: [UInt32]) {
        precondition(found.count == expected.count, "Only pictures of one size can be compared.")
        for index in found.indices where found[index] != expected[index] {
            count += 1
            if first == nil { first = (index, found[index], expected[index]) }
            for shift in [0, 8, 16, 24] {
                let difference = Int(found[index] >> shift & 255) - Int(expected[index] >> shift & 255)
                greatest = max(greatest, abs(difference))
            }
        }
    }

    var description: String {
        guard let first else { return "no difference" }
        let found = String(first.found, radix: 16)
        let expected = String(first.expected, radix: 16)
        return "\(count) pixels differ by up to \(greatest); the first is number \(first.index): \(found), not \(expected)"
    }
}
