internal import CSQLite
import ObjCRuntime

/// The orders and comparisons of texts that predicates and sort descriptors have, for use inside SQLite: what a database finds is what
/// would be found in memory.
enum TextFunctions {
    /// The order of `compare:`.
    static let plain = "FOUNDATION"
    /// Decimal numbers, which are kept as texts so that nothing is rounded.
    static let decimal = "DECIMAL"
    /// The orders of other messages.
    static let orders: [String: String] = [
        "compare:": plain, "caseInsensitiveCompare:": "FOUNDATION_C", "localizedCompare:": "FOUNDATION_L",
        "localizedCaseInsensitiveCompare:": "FOUNDATION_LC", "localizedStandardCompare:": "FOUNDATION_LS",
    ]
    /// `text(operator, options, left, right)`.
    static let function = "foundation_text"

    static func register(in database: OpaquePointer) {
        collation(plain, database) { _, firstCount, first, secondCount, second in
            TextFunctions.compareQuickly(first, Int(firstCount), second, Int(secondCount))
        }
        collation("FOUNDATION_C", database) { _, firstCount, first, secondCount, second in
            TextFunctions.compare(first, firstCount, second, secondCount) { $0.caseInsensitiveCompare($1) }
        }
        collation("FOUNDATION_L", database) { _, firstCount, first, secondCount, second in
            TextFunctions.compare(first, firstCount, second, secondCount) { $0.localizedCompare($1) }
        }
        collation("FOUNDATION_LC", database) { _, firstCount, first, secondCount, second in
            TextFunctions.compare(first, firstCount, second, secondCount) { $0.localizedCaseInsensitiveCompare($1) }
        }
        collation("FOUNDATION_LS", database) { _, firstCount, first, secondCount, second in
            TextFunctions.compare(first, firstCount, second, secondCount) { $0.localizedStandardCompare($1) }
        }
        collation(decimal, database) { _, firstCount, first, secondCount, second in
            let numbers = [(first, firstCount), (second, secondCount)].map { Decimal(string: TextFunctions.text($0.0, $0.1)) ?? 0 }
            return numbers[0] < numbers[1] ? -1 : numbers[0] > numbers[1] ? 1 : 0
        }
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        sqlite3_create_function_v2(
            database, function, 4, flags, nil, { context, _, arguments in TextFunctions.answer(context, arguments) }, nil, nil, nil)
    }

    private typealias Comparison = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32

    private static func collation(_ name: String, _ database: OpaquePointer, _ compare: @escaping Comparison) {
        sqlite3_create_collation_v2(database, name, SQLITE_UTF8, nil, compare, nil)
    }

    // MARK: Orders

    /// Texts of plain characters are in the order of their bytes.
    private static func compareQuickly(_ first: UnsafeRawPointer?, _ firstCount: Int, _ second: UnsafeRawPointer?, _ secondCount: Int)
        -> Int32
    {
        guard let first, let second else { return Int32(firstCount - secondCount).signum() }
        if isPlain(first, firstCount), isPlain(second, secondCount) {
            let order = memcmp(first, second, min(firstCount, secondCount))
            return order != 0 ? order : Int32(truncatingIfNeeded: firstCount - secondCount)
        }
        return compare(first, Int32(firstCount), second, Int32(secondCount)) { ($0 as NSString).compare($1) }
    }

    private static func isPlain(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
        var index = 0
        while index + 8 <= count {
            if start.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
            index += 8
        }
        while index < count {
            if start.load(fromByteOffset: index, as: UInt8.self) >= 0x80 { return false }
            index += 1
        }
        return true
    }

    private static func compare(
        _ first: UnsafeRawPointer?, _ firstCount: Int32, _ second: UnsafeRawPointer?, _ secondCount: Int32,
        _ body: (String, String) -> ComparisonResult
    ) -> Int32 {
        Int32(body(text(first, firstCount), text(second, secondCount)).rawValue)
    }

    private static func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
    }

    // MARK: The function

    private static func answer(_ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?) {
        guard let arguments, let left = text(arguments[2]), let right = text(arguments[3]),
            let type = _NSComparisonPredicate.Operator(rawValue: UInt(sqlite3_value_int64(arguments[0])))
        else { return sqlite3_result_int(context, 0) }
        let comparison = StringComparison(options: .init(rawValue: UInt(sqlite3_value_int64(arguments[1]))))
        let isTrue =
            switch type {
            case .equalTo: comparison.compare(left, right) == .orderedSame
            case .lessThan: comparison.compare(left, right) == .orderedAscending
            case .lessThanOrEqualTo: comparison.compare(left, right) != .orderedDescending
            case .greaterThan: comparison.compare(left, right) == .orderedDescending
            case .greaterThanOrEqualTo: comparison.compare(left, right) != .orderedAscending
            case .beginsWith: comparison.hasPrefix(left, right)
            case .endsWith: comparison.hasSuffix(left, right)
            case .contains: comparison.contains(left, right)
            case .like: comparison.isLike(left, right)
            case .matches: comparison.matches(left, right)
            default: false
            }
        sqlite3_result_int(context, isTrue ? 1 : 0)
    }

    private static func text(_ value: OpaquePointer?) -> String? {
        guard let start = sqlite3_value_text(value) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
    }
}
