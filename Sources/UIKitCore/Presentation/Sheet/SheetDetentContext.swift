import Foundation

/// The context of a sheet's detents.
package struct SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
    package let containerTraitCollection: UITraitCollection
    package let maximumDetentValue: CGFloat
    let mediumDetentValue: CGFloat

    package init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
        (containerTraitCollection, maximumDetentValue, mediumDetentValue) = (traits, maximum, medium)
    }
}
