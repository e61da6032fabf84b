import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    // apple: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @preconcurrency @MainActor @objcMembers open class Detent: UIObject {
        /// The identity of a detent among those of a sheet.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// A name of the app's choice for a detent.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// All that a sheet can have.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        @nonobjc private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        /// The identity of this detent among those of its sheet.
        @nonobjc public let identifier: Identifier

        private init(_ identifier: Identifier, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Half of the screen's height. There is none where the height is compact.
        @nonobjc open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetDetentContext)?.mediumDetentValue ?? context.maximumDetentValue / 2
            }
        }

        /// All the height that a sheet can have.
        @nonobjc open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height that the app computes.
        /// - Parameters:
        ///   - identifier: nil for one of its own.
        ///   - resolver: the height in points, without the safe area below; nil where the detent is not to be used. Asked whenever
        ///     the sheet is laid out again.
        @nonobjc open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            customCount += 1
            return Detent(identifier ?? Identifier("custom-\(customCount)"), resolver: resolver)
        }

        @nonobjc private static var customCount = 0

        /// The height in points, without the safe area below; nil where the detent is not used.
        @nonobjc open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// The values that the height of a detent may depend on.
// apple: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits around the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of a large sheet in points, without the safe area below.
    var maximumDetentValue: CGFloat { get }
}

/// Is notified of what the user does to a sheet, besides the events of every presentation.
// apple: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has brought the sheet to another detent.
    @objc(sheetPresentationControllerDidChangeSelectedDetentIdentifier:)
    optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}
