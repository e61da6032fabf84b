/// One call of ``UIViewController/present(_:animated:completion:)``.
@MainActor
package struct PresentationRequest {
    package let source: UIViewController
    package let presented: UIViewController
    package let isAnimated: Bool
    package let completion: (() -> Void)?
}
