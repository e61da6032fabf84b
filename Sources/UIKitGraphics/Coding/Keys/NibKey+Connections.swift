// Keys of outlets, actions and placeholders.

extension NibKey {
    package static let className = "UIClassName"
    package static let collectionClassName = "UICollectionClassName"
    package static let destination = "UIDestination"
    package static let eventMask = "UIEventMask"
    package static let keyPath = "UIKeyPath"
    package static let label = "UILabel"
    package static let object = "UIObject"
    package static let originalClassName = "UIOriginalClassName"
    package static let proxiedObjectIdentifier = "UIProxiedObjectIdentifier"
    package static let source = "UISource"
    package static let visibleAtLaunch = "UIVisibleAtLaunch"
}
