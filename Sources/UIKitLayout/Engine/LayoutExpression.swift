internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

/// A sum of variables and a constant, in the making.
///
/// Its numbers stay where they can be calculated with, whatever a damaged file says: a factor or a distance beyond all screens is the
/// greatest that there is, and a factor of nearly nothing is none.
struct LayoutExpression {
    private(set) var terms: [LayoutTerm] = []
    private(set) var constant: Double = 0

    private static let greatestCoefficient = 1e6
    private static let leastCoefficient = 1e-9
    /// In points.
    private static let greatestConstant = 1e9

    /// As many terms as most constraints have.
    private static let usualCount = 4

    init() { terms.reserveCapacity(Self.usualCount) }

    mutating func add(_ variable: LayoutVariable, times coefficient: Double) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient = Self.usable(terms[index].coefficient + coefficient)
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else if Self.usable(coefficient) != 0 {
            terms.append(LayoutTerm(variable: variable, coefficient: Self.usable(coefficient)))
        }
    }

    mutating func add(_ constant: CGFloat, times coefficient: Double) {
        let sum = self.constant + Double(constant) * coefficient
        self.constant = sum.isNaN ? 0 : min(max(sum, -Self.greatestConstant), Self.greatestConstant)
    }

    private static func usable(_ coefficient: Double) -> Double {
        guard coefficient.magnitude >= leastCoefficient else { return 0 }
        return min(max(coefficient, -greatestCoefficient), greatestCoefficient)
    }
}
