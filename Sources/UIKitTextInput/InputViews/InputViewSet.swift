/// The views that a first responder wants at the lower edge of the window.
@MainActor
struct InputViewSet: @MainActor Equatable {
    private(set) var input: UIView?
    private(set) var accessory: UIView?
    /// Those whose views they are.
    private(set) var controllers: [UIInputViewController] = []
    /// Who has answered with one of them.
    private(set) weak var owner: UIResponder?

    /// Nothing.
    init() {}

    init(for responder: UIResponder?) {
        var next = responder
        while let candidate = next, input == nil || accessory == nil {
            if input == nil { take(candidate.inputViewController, else: candidate.inputView, as: \.input, of: candidate) }
            if accessory == nil {
                take(candidate.inputAccessoryViewController, else: candidate.inputAccessoryView, as: \.accessory, of: candidate)
            }
            next = candidate.next
        }
    }

    private mutating func take(
        _ controller: UIInputViewController?, else view: UIView?, as path: WritableKeyPath<InputViewSet, UIView?>,
        of candidate: UIResponder
    ) {
        guard let shown = controller?.view ?? view else { return }
        if let controller { controllers.append(controller) }
        self[keyPath: path] = shown
        if owner == nil { owner = candidate }
    }

    /// A keyboard that is drawn on the screen, in the place of an input view.
    mutating func add(_ keyboard: any ScreenKeyboard, for responder: UIResponder) {
        guard input == nil else { return }
        input = keyboard
        if owner == nil { owner = responder }
    }

    var isEmpty: Bool { input == nil && accessory == nil }

    static func == (first: InputViewSet, second: InputViewSet) -> Bool {
        first.input === second.input && first.accessory === second.accessory
    }
}
