public import UIKitCore

extension UIView {
    /// A property of a view that says what is out of date when it gets another value.
    ///
    /// `@Invalidating(.display, .layout) var spacing: CGFloat = 4` asks for drawing and layout when `spacing` changes, and not when it is set to
    /// what it is.
    // apple: https://developer.apple.com/documentation/uikit/uiview/invalidating
    @MainActor
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var stored: Value
        private let invalidation: InvalidationType

        /// A property that makes one kind out of date.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            stored = wrappedValue
            self.invalidation = invalidation
        }

        /// A property that makes two kinds out of date.
        public init<Invalidation1, Invalidation2>(
            wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2
        ) where InvalidationType == Invalidations.Tuple<Invalidation1, Invalidation2> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
        }

        /// A property that makes three kinds out of date.
        public init<Invalidation1, Invalidation2, Invalidation3>(
            wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2, _ invalidation3: Invalidation3
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
        }

        /// A property that makes four kinds out of date.
        public init<Invalidation1, Invalidation2, Invalidation3, Invalidation4>(
            wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2, _ invalidation3: Invalidation3,
            _ invalidation4: Invalidation4
        )
        where
            InvalidationType == Invalidations.Tuple<
                Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidations.Tuple<Invalidation3, Invalidation4>
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), Invalidations.Tuple(invalidation3, invalidation4)))
        }

        /// Not to be used: the property of the view is read and set through the view.
        @available(*, unavailable, message: "Only a property of a view can be @Invalidating.")
        public var wrappedValue: Value {
            get { stored }
            set { stored = newValue }
        }

        /// The value of the property; another one asks the view for what it makes out of date.
        public static subscript<Enclosing: UIView>(
            _enclosingInstance view: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
            storage storage: ReferenceWritableKeyPath<Enclosing, Self>
        ) -> Value {
            get { view[keyPath: storage].stored }
            set {
                guard newValue != view[keyPath: storage].stored else { return }
                view[keyPath: storage].stored = newValue
                view[keyPath: storage].invalidation.invalidate(view: view)
            }
        }
    }
}
