extension UIWindowScene {
    /// How a scene would like to be on its screen; see ``UIWindowScene/requestGeometryUpdate(_:errorHandler:)``.
    // apple: https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    @preconcurrency @MainActor open class GeometryPreferences: UIObject {
        /// The orientations that would do.
        // apple: https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// Nil asks for nothing. Default: nil.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }

            /// A wish for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}
