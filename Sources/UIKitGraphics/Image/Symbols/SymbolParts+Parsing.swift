/// Reads the parts of a symbol from its line in the set.
enum SymbolParser {
    /// - Parameter isFilled: whether the filled variant is wanted: bodies become areas, and details are cut out of them.
    static func parts(of text: Substring, isFilled: Bool) -> [SymbolPart] {
        text.split(separator: ";").flatMap { part -> [SymbolPart] in
            var rest = part
            var role: Character = "K"
            if rest.dropFirst().first == " ", let first = rest.first, "BDKFE".contains(first) {
                role = first
                rest = rest.dropFirst(2)
            }
            var count = 1
            if rest.first == "*", let space = rest.firstIndex(of: " ") {
                count = Int(rest[rest.index(after: rest.startIndex)..<space]) ?? 1
                rest = rest[rest.index(after: space)...]
            }
            let piece = piece(path(rest), role: role, isFilled: isFilled)
            return (0..<count).map { number in
                number == 0 ? piece : piece.applying(.turn(about: center, by: CGFloat(number) / CGFloat(count) * 2 * .pi))
            }
        }
    }

    static let center = CGPoint(x: 12, y: 12)

    private static func piece(_ path: CGPath, role: Character, isFilled: Bool) -> SymbolPart {
        switch role {
        case "B": SymbolPart(path: path, ink: isFilled ? .areaAndLine : .line)
        case "D": SymbolPart(path: path, ink: .line, isCutOut: isFilled)
        case "F": SymbolPart(path: path, ink: .area)
        case "E": SymbolPart(path: path, ink: .area, isCutOut: isFilled)
        default: SymbolPart(path: path, ink: .line)
        }
    }

    private static func path(_ text: Substring) -> CGPath {
        let path = CGMutablePath()
        let numbers = text.dropFirst().split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        switch text.first {
        case "O" where numbers.count == 3:
            let radius = numbers[2]
            path.addEllipse(in: CGRect(x: numbers[0] - radius, y: numbers[1] - radius, width: 2 * radius, height: 2 * radius))
        case "R" where numbers.count == 5:
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            let radius = min(numbers[4], rect.width / 2, rect.height / 2)
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        default:
            var reader = PathDataReader(text)
            reader.read(into: path)
        }
        return path
    }
}

extension CGAffineTransform {
    fileprivate static func turn(about point: CGPoint, by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle).translatedBy(x: -point.x, y: -point.y)
    }
}
