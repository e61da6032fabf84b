extension Subscribers {
    /// How many values are asked for: a number, or any number.
    // apple: https://developer.apple.com/documentation/combine/subscribers/demand
    @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// Nil is any number.
        @usableFromInline let count: Int?

        @inlinable init(count: Int?) { self.count = count }

        /// As many as there are.
        @inlinable public static var unlimited: Demand { Demand(count: nil) }
        /// No more.
        @inlinable public static var none: Demand { Demand(count: 0) }

        /// At most so many. A negative number is a programming error.
        @inlinable public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand of \(value) values is none. Ask for none or more.")
            return Demand(count: value)
        }

        /// The number; nil for ``unlimited``.
        @inlinable public var max: Int? { count }

        public var description: String { count.map { "max(\($0))" } ?? "unlimited" }

        // MARK: Coding

        public init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(UInt.self)
            count = number > UInt(Int.max) ? nil : Int(number)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count.map { UInt($0) } ?? UInt(Int.max) + 1)
        }

        // MARK: Calculating

        /// The sum; unlimited where either is, and where the number is too large.
        @inlinable public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.count, let right = rhs.count else { return .unlimited }
            let (sum, isTooLarge) = left.addingReportingOverflow(right)
            return isTooLarge ? .unlimited : Demand(count: sum)
        }

        /// Asks for more.
        @inlinable public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        /// The sum; unlimited where either is, and where the number is too large.
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs.changed { $0.addingReportingOverflow(rhs) } }
        /// Asks for more.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

        /// A multiple; unlimited stays unlimited.
        public static func * (lhs: Demand, rhs: Int) -> Demand { lhs.changed { $0.multipliedReportingOverflow(by: rhs) } }
        /// Asks for a multiple.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        /// The difference, none at least; unlimited stays unlimited.
        @inlinable public static func - (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.count else { return .unlimited }
            guard let right = rhs.count else { return .none }
            return Demand(count: Swift.max(left - right, 0))
        }

        /// Asks for less.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        /// The difference, none at least; unlimited stays unlimited.
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs.changed { $0.subtractingReportingOverflow(rhs) } }
        /// Asks for less.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        private func changed(_ change: (Int) -> (partialValue: Int, overflow: Bool)) -> Demand {
            guard let count else { return .unlimited }
            let (value, isTooLarge) = change(count)
            if isTooLarge { return .unlimited }
            precondition(value >= 0, "A demand cannot fall below none.")
            return Demand(count: value)
        }

        // MARK: Comparing

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.count else { return false }
            return rhs.count.map { left < $0 } ?? true
        }

        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.count == rhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.count != rhs }
        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs.count == lhs }
        public static func != (lhs: Int, rhs: Demand) -> Bool { rhs.count != lhs }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.count.map { $0 < rhs } ?? false }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.count.map { $0 > rhs } ?? true }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.count.map { $0 <= rhs } ?? false }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.count.map { $0 >= rhs } ?? true }
        public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
        public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
        public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
        public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    }
}

extension Subscribers.Demand {
    /// True if nothing is asked for.
    @inlinable var isNone: Bool { count == 0 }

    /// Takes one value off, if there is one to take.
    @inlinable mutating func takeOne() -> Bool {
        guard let count else { return true }
        if count == 0 { return false }
        self = Self(count: count - 1)
        return true
    }

    /// Stops a program that begins by asking for nothing.
    @usableFromInline func requireSome() { precondition(!isNone, "The demand must be greater than none: ask for one value at least.") }
}
