/// The properties of a ``BackdropLayer``.
struct BackdropValues: KindValues, Equatable {
    var blurRadius: CGFloat = 20
    var saturation: CGFloat = 1.8

    func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "blurRadius": .number(blurRadius)
        case "saturation": .number(saturation)
        default: nil
        }
    }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        guard case .number(let number) = value else { return }
        switch key {
        case "blurRadius": blurRadius = number
        case "saturation": saturation = number
        default: break
        }
    }
}
