/// The inputs of a filter of a name, and the function that makes its picture.
struct FilterKind: Sendable {
    struct Input: @unchecked Sendable {
        let key: String
        /// Nil for pictures, which there are none of at first.
        let standard: Any?
    }

    let inputs: [Input]
    let categories: Set<String>
    let make: @Sendable (FilterInputs) -> CIImage?

    /// - Parameters:
    ///   - more: inputs that all filters of the category have.
    ///   - values: the inputs beside the picture, and what they are at first.
    init(
        _ category: String, takesImage: Bool = true, more: KeyValuePairs<String, Any?> = [:], _ values: KeyValuePairs<String, Any?> = [:],
        make: @escaping @Sendable (FilterInputs) -> CIImage?
    ) {
        let image = takesImage ? [Input(key: kCIInputImageKey, standard: nil)] : []
        inputs = image + more.map { Input(key: $0.key, standard: $0.value) } + values.map { Input(key: $0.key, standard: $0.value) }
        categories = [category, kCICategoryBuiltIn, kCICategoryStillImage]
        self.make = make
    }

    /// A filter that makes a recipe of one picture's recipe.
    static func changing(
        _ category: String, _ values: KeyValuePairs<String, Any?> = [:],
        _ change: @escaping @Sendable (ImageRecipe, FilterInputs) -> ImageRecipe
    ) -> FilterKind {
        FilterKind(category, values) { inputs in inputs.image().map { CIImage(change($0.recipe, inputs)) } }
    }

    static let all: [String: FilterKind] = [
        colors, blurs, distortions, compositions, generators, geometry, reductions, transitions,
    ].reduce(into: [:]) { $0.merge($1) { $1 } }

    static func named(_ name: String) -> FilterKind? { all[name] }
}
