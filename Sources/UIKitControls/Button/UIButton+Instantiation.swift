/// A new button of a class that is only known at run time, made with `init(type:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIButton>(_ type: T.Type, type buttonType: UIButton.ButtonType) -> T {
    let button = _objcNew(type, frame: .zero)
    button.adopt(buttonType)
    return button
}
