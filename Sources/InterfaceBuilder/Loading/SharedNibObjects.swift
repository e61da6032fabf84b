import Foundation
import UIKitCore

/// What never changes, and so is made once for all instances of a nib: its colours and fonts.
@MainActor
final class SharedNibObjects {
    private var objects: [KeyedObjectGraph.ID: AnyObject] = [:]

    subscript(id: KeyedObjectGraph.ID) -> AnyObject? { objects[id] }

    /// Keeps an object if it is of that kind.
    func take(_ object: AnyObject, at id: KeyedObjectGraph.ID, in graph: KeyedObjectGraph) {
        let isShared = object is UIColor || object is UIFont && !dependsOnTextSize(graph[id], in: graph)
        if isShared { objects[id] = object }
    }

    /// Fonts by text style follow the size of text that the user has chosen.
    private func dependsOnTextSize(_ font: KeyedObjectGraph.Object, in graph: KeyedObjectGraph) -> Bool {
        guard case .object(let descriptor)? = font.values["UIFontDescriptor"], graph.contains(descriptor),
            case .dictionary(let attributes)? = graph[descriptor].values["UIFontDescriptorAttributes"]
        else { return false }
        return attributes.contains { value in
            if case .string(let text) = value { text.hasPrefix("UICTFontTextStyle") } else { false }
        }
    }
}
