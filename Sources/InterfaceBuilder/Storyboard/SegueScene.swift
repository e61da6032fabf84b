import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The scene in which a segue begins, whether its storyboard is compiled or not.
@MainActor
protocol SegueScene: SceneTies {
    /// The name of the storyboard's file, for messages.
    var fileName: String { get }
    /// Identifies the scenes of one storyboard.
    var sceneID: String { get }
    /// The controller to which a segue leads, newly made; nil where there is none.
    func makeDestination(_ name: String, creator: ControllerCreator?) -> UIViewController?
}
