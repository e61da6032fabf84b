import Foundation

/// What stands in a kept state for something that is found anew: a controller or object by its path, or a storyboard by its name.
final class RestorationReference: NSObject, NSSecureCoding {
    enum Target {
        case object(RestorationPath)
        case storyboard(String)
    }

    let target: Target

    static var supportsSecureCoding: Bool { true }

    init(_ target: Target) {
        self.target = target
        super.init()
    }

    func encode(with coder: NSCoder) {
        switch target {
        case .object(let path): coder.encode(path.components.map { $0 as NSString } as NSArray, forKey: "path")
        case .storyboard(let name): coder.encode(name as NSString, forKey: "storyboard")
        }
    }

    required init?(coder: NSCoder) {
        if coder.containsValue(forKey: "storyboard"), let name = coder.decodeObject(forKey: "storyboard") as? String {
            target = .storyboard(name)
        } else if coder.containsValue(forKey: "path"), let path = coder.decodeObject(forKey: "path") as? [String] {
            target = .object(RestorationPath(path))
        } else {
            return nil
        }
        super.init()
    }
}
