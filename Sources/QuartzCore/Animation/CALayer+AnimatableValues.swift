// The properties of a layer as values that can be mixed, by the key paths that animations name.
extension CALayer {
    /// The present value of a property, as the `fromValue` of an animation; nil for one that cannot be animated.
    @_spi(ForasteroInternal)
    public final func valueForAnimation(atKeyPath path: String) -> Any? {
        animatableValue(atKeyPath: path)
    }

    /// The value at a key path such as "position", "position.x" or "transform.rotation.z"; nil for unknown ones.
    final func animatableValue(atKeyPath path: String) -> AnimatableValue? { animatableValue(of: AnimatedProperty(path: path)) }

    final func animatableValue(of property: AnimatedProperty) -> AnimatableValue? {
        guard let whole = wholeValue(of: property) else { return nil }
        return property.part.isEmpty ? whole : whole.part(property.part)
    }

    /// Sets a property or a part of one. What does not fit it is left out.
    final func setAnimatableValue(_ value: AnimatableValue, of property: AnimatedProperty) {
        if property.part.isEmpty {
            setWholeValue(value, of: property)
        } else if let whole = wholeValue(of: property), let changed = whole.settingPart(property.part, to: value) {
            setWholeValue(changed, of: property)
        }
    }

    private func wholeValue(of property: AnimatedProperty) -> AnimatableValue? {
        guard let common = property.common else {
            return values.rare.kind?.animatableValue(forKey: property.key)
                ?? extras?.managedValues[property.key].flatMap { AnimatableValue($0) }
        }
        switch common {
        case .bounds: return .rect(bounds)
        case .position: return .point(position)
        case .anchorPoint: return .point(anchorPoint)
        case .anchorPointZ: return .number(anchorPointZ)
        case .zPosition: return .number(zPosition)
        case .transform: return .transform(transform)
        case .sublayerTransform: return .transform(sublayerTransform)
        case .opacity: return .number(Double(opacity))
        case .hidden: return .number(isHidden ? 1 : 0)
        case .doubleSided: return .number(isDoubleSided ? 1 : 0)
        case .masksToBounds: return .number(masksToBounds ? 1 : 0)
        case .opaque: return .number(isOpaque ? 1 : 0)
        case .contentsScale: return .number(contentsScale)
        case .backgroundColor: return .color(ColorComponents(backgroundColor))
        case .cornerRadius: return .number(cornerRadius)
        case .borderWidth: return .number(borderWidth)
        case .borderColor: return .color(ColorComponents(borderColor))
        case .shadowColor: return .color(ColorComponents(shadowColor))
        case .shadowOpacity: return .number(Double(shadowOpacity))
        case .shadowOffset: return .size(shadowOffset)
        case .shadowRadius: return .number(shadowRadius)
        case .contentsRect: return .rect(contentsRect)
        case .contentsCenter: return .rect(contentsCenter)
        case .contents: return values.contents.map { .discrete($0) } ?? .discrete(NSNull())
        case .compositingFilter: return compositingFilter.map { .discrete($0 as AnyObject) } ?? .discrete(NSNull())
        default: return nil
        }
    }

    private func setWholeValue(_ value: AnimatableValue, of property: AnimatedProperty) {
        guard let common = property.common else { return setKindValue(value, forKey: property.key) }
        switch (common, value) {
        case (.bounds, .rect(let rect)): bounds = rect
        case (.position, .point(let point)): position = point
        case (.anchorPoint, .point(let point)): anchorPoint = point
        case (.anchorPointZ, .number(let number)): anchorPointZ = number
        case (.zPosition, .number(let number)): zPosition = number
        case (.transform, .transform(let t)): transform = t
        case (.sublayerTransform, .transform(let t)): sublayerTransform = t
        case (.opacity, .number(let number)): opacity = Float(number)
        case (.hidden, .number(let number)): isHidden = number >= 0.5
        case (.doubleSided, .number(let number)): isDoubleSided = number >= 0.5
        case (.masksToBounds, .number(let number)): masksToBounds = number >= 0.5
        case (.opaque, .number(let number)): isOpaque = number >= 0.5
        case (.contentsScale, .number(let number)): contentsScale = number
        case (.backgroundColor, .color(let color)): backgroundColor = color.cgColor
        case (.cornerRadius, .number(let number)): cornerRadius = number
        case (.borderWidth, .number(let number)): borderWidth = number
        case (.borderColor, .color(let color)): borderColor = color.cgColor
        case (.shadowColor, .color(let color)): shadowColor = color.cgColor
        case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
        case (.shadowOffset, .size(let size)): shadowOffset = size
        case (.shadowRadius, .number(let number)): shadowRadius = number
        case (.contentsRect, .rect(let rect)): contentsRect = rect
        case (.contentsCenter, .rect(let rect)): contentsCenter = rect
        case (.contents, .discrete(let object)): contents = object is NSNull ? nil : object
        default: break
        }
    }
}

extension CALayer {
    private func setKindValue(_ value: AnimatableValue, forKey key: String) {
        guard var kind = values.rare.kind, kind.animatableValue(forKey: key) != nil else { return setManagedValue(value, forKey: key) }
        let action = actionBeforeChange(ofKey: key)
        kind.setAnimatableValue(value, forKey: key)
        values.rareForWriting().kind = kind
        didChange(key: key, running: action)
    }
}

// MARK: Key-value coding

extension CALayer {
    /// Sets what key-value coding names. Returns false when it names no property, or the value does not fit.
    final func setProperty(atKeyPath path: String, to value: Any?) -> Bool {
        if LayerProperty(rawValue: path) == .compositingFilter {
            compositingFilter = value
            return true
        }
        let property = AnimatedProperty(path: path)
        guard let current = animatableValue(of: property) else { return false }
        guard let value else { return clearProperty(path) }
        guard let new = AnimatableValue(value)?.converted(toKindOf: current) else { return false }
        setAnimatableValue(new, of: property)
        return true
    }

    /// Only colours and contents can be missing.
    private func clearProperty(_ key: String) -> Bool {
        switch LayerProperty(rawValue: key) {
        case .backgroundColor: backgroundColor = nil
        case .borderColor: borderColor = nil
        case .shadowColor: shadowColor = nil
        case .contents: contents = nil
        default: return false
        }
        return true
    }
}

extension AnimatableValue {
    /// The value as key-value coding hands it out; nil for missing contents.
    var object: Any? {
        switch self {
        case .number(let number): NSNumber(value: number)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .color(let color): color.cgColor
        case .transform(let transform): transform
        case .path(let path): path
        case .list(let list): list.compactMap(\.object)
        case .discrete(let object): object is NSNull ? nil : object
        }
    }
}
