import Foundation

/// The values that the app has set for whole classes with ``UIAppearance``.
@MainActor
final class AppearanceRules {
    static let shared = AppearanceRules()

    private var rules: [ObjectIdentifier: [AppearanceRule]] = [:]

    /// True if nothing was ever said, so that nobody has to look for it.
    var isEmpty: Bool { rules.isEmpty }

    func removeAll() { rules = [:] }

    // MARK: What is said

    /// The object on which properties of a class are set; the same one for the same condition.
    func template<Kind: NSObject>(for type: Kind.Type, _ condition: AppearanceCondition, make: () -> Kind) -> Kind {
        let known = rules[ObjectIdentifier(type)]?.first { $0.condition.isSame(as: condition) }
        if let known { return unsafeDowncast(known.template, to: Kind.self) }
        let template = make()
        rules[ObjectIdentifier(type), default: []].append(
            AppearanceRule(condition: condition, template: template, properties: Self.properties(of: template)))
        return template
    }

    private static func properties(of object: NSObject) -> [AppearanceProperty] {
        let listed = (object as? UIView)?.appearanceProperties ?? (object as? UIBarItem)?.appearanceProperties ?? []
        return listed + AppAppearanceProperties.of(type(of: object))
    }

    // MARK: What is taken over

    /// Gives a view that has come into a window what was said of its kind.
    func apply(to view: UIView) {
        let values = values(for: view, shownBy: view, container: view.next)
        guard !values.isEmpty else { return }
        let applied = view.ensureRare().appliedAppearance
        view.ensureRare().appliedAppearance = take(values, view, applied)
    }

    /// Gives a bar item what was said of its kind, before a view shows it.
    func apply(to item: UIBarItem, shownBy view: UIView) {
        let values = values(for: item, shownBy: view, container: view)
        guard !values.isEmpty else { return }
        item.appliedAppearance = take(values, item, item.appliedAppearance)
    }

    /// The values that apply to an object: of a subclass before those of its superclass, of containers before those without.
    private func values(for object: NSObject, shownBy view: UIView, container: UIResponder?) -> [String: AppearanceRule.Value] {
        var values: [String: AppearanceRule.Value] = [:]
        for type in Self.lineage(of: object) {
            guard let rules = rules[ObjectIdentifier(type)] else { continue }
            let ordered = rules.filter(\.condition.isUnconditional) + rules.filter { !$0.condition.isUnconditional }
            for rule in ordered where rule.template !== object && rule.condition.isMet(in: view, startingAt: container) {
                for value in rule.values { values[value.property.name] = value }
            }
        }
        return values
    }

    /// The root class first.
    private static func lineage(of object: NSObject) -> [AnyClass] {
        var result: [AnyClass] = []
        var next: AnyClass? = type(of: object)
        while let type = next {
            result.append(type)
            next = _getSuperclass(type)
        }
        return result.reversed()
    }

    /// Sets what the app has not set of the object itself, and answers all that comes from here.
    private func take(_ values: [String: AppearanceRule.Value], _ object: NSObject, _ former: [String: Any?]) -> [String: Any?] {
        var applied = former
        for (name, value) in values {
            let present = value.property.read(object)
            let isUntouched =
                AppearanceProperty.areEqual(present, value.standard)
                || applied[name].map { AppearanceProperty.areEqual(present, $0) } ?? false
            guard isUntouched else { continue }
            value.property.write(object, value.value)
            applied[name] = .some(value.property.read(object))
        }
        return applied
    }
}
