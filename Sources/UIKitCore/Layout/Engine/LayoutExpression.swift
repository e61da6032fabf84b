internal import LayoutEngine

/// A sum of variables and a constant, in the making.
struct LayoutExpression {
    private(set) var terms: [LayoutTerm] = []
    var constant: Double = 0

    mutating func add(_ variable: LayoutVariable, times coefficient: Double) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else if coefficient != 0 {
            terms.append(LayoutTerm(variable: variable, coefficient: coefficient))
        }
    }

    mutating func add(_ constant: CGFloat, times coefficient: Double) { self.constant += Double(constant) * coefficient }
}
