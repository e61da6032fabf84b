import Foundation

/// What the detents of a sheet are asked with.
package struct SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
    package let containerTraitCollection: UITraitCollection
    package let maximumDetentValue: CGFloat
    let mediumDetentValue: CGFloat

    package init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
        (containerTraitCollection, maximumDetentValue, mediumDetentValue) = (traits, maximum, medium)
    }
}
