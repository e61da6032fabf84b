@_spi(ForasteroInternal) public import UIKitCore

extension UIViewController {
    /// A property that is given its value while the controller's view is loaded, and needs no optional: reading it loads the view first.
    ///
    /// Reading it when the view is loaded and nothing has been stored stops the program.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading
    @propertyWrapper @MainActor
    public struct ViewLoading<Value> {
        private var stored: Value?

        /// Without a value yet.
        public init() {}
        /// With a value from the beginning.
        public init(wrappedValue: Value) { stored = wrappedValue }

        /// For the compiler, which takes the subscript below for properties of controllers.
        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { fatalError("@ViewLoading outside of a class") }
            set { fatalError("@ViewLoading outside of a class") }
        }

        /// The value, for which the view is loaded if there is none.
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller, wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
            storage storage: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                if controller[keyPath: storage].stored == nil { controller.loadViewIfNeeded() }
                guard let value = controller[keyPath: storage].stored else {
                    _requireFailure(
                        "A @ViewLoading property of \(type(of: controller)) was read before it had a value. Store one in loadView() or "
                            + "viewDidLoad().")
                }
                return value
            }
            set { controller[keyPath: storage].stored = newValue }
        }
    }
}
