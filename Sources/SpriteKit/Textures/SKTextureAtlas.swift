public import Foundation
import UIKit

/// Pictures that belong together: a folder `….atlas` in the app's bundle, or pictures by names.
// apple: https://developer.apple.com/documentation/spritekit/sktextureatlas
@preconcurrency @MainActor
open class SKTextureAtlas: NSObject {
    private var textures: [String: SKTexture] = [:]
    private let folder: URL?

    /// An atlas of the app. One that is missing is empty, and looks for its pictures in the bundle.
    public init(named name: String) {
        folder = AtlasFolder.folder(named: name)
        super.init()
        if folder == nil {
            SpriteNotice.say("there is no atlas named \"\(name)\" in the app's bundle; its pictures are looked for in that.")
        }
    }

    /// An atlas of pictures: `UIImage`, or the names of some.
    public init(dictionary properties: [String: Any]) {
        folder = nil
        for (name, value) in properties {
            if let image = value as? UIImage { textures[name] = SKTexture(image: image) }
            if let file = value as? String { textures[name] = SKTexture(imageNamed: file) }
        }
        super.init()
    }

    /// In alphabetical order.
    open var textureNames: [String] { folder.map { AtlasFolder.names(in: $0) } ?? textures.keys.sorted() }

    /// A picture of the atlas; one that is missing is a white square with a red cross.
    open func textureNamed(_ name: String) -> SKTexture {
        if let known = textures[name] { return known }
        let image = folder.flatMap { AtlasFolder.image(named: name, in: $0) }
        let texture = image.map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
        textures[name] = texture
        return texture
    }

    /// Calls a function at once: pictures are read when they are asked for.
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}
