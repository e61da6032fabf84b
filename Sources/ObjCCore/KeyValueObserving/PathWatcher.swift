import Foundation

/// Is notified of every change of the value at the end of a key path, wherever on the path it happens.
///
/// There is a link for each object on the path. When one of them gets another value, the links behind it move to the new
/// objects.
final class PathWatcher: @unchecked Sendable {
    private struct Step {
        weak var object: AnyObject?
        let key: String
        let link: KeyLink
        /// The properties that a computed property depends on.
        let dependencies: [PathWatcher]
    }

    private let keys: [String]
    private let willChange: (ValueChange) -> Void
    private let didChange: (ValueChange) -> Void
    /// The keys that led here through dependencies: following one again would never end.
    private let dependents: Set<String>
    private var steps: [Step] = []

    init(
        _ root: AnyObject, path: String, dependents: Set<String> = [], willChange: @escaping (ValueChange) -> Void,
        didChange: @escaping (ValueChange) -> Void
    ) {
        // The result of an operator is not observable, the array it works on is.
        keys = path.split(separator: ".").map(String.init).prefix { !$0.hasPrefix("@") }.map { $0 }
        self.willChange = willChange
        self.didChange = didChange
        self.dependents = dependents
        link(from: 0, root)
    }

    deinit { stop() }

    /// Takes all links away.
    func stop() {
        unlink(from: 0)
    }

    private func link(from first: Int, _ value: Any?) {
        var next = value
        for level in first..<keys.count {
            guard let value = next, type(of: value) is AnyClass else { return }
            let object = value as AnyObject
            steps.append(makeStep(level, object))
            next = level + 1 < keys.count ? KeyPathWalk.value(of: object, forKey: keys[level]) : nil
        }
    }

    private func unlink(from level: Int) {
        while steps.count > level {
            let step = steps.removeLast()
            for dependency in step.dependencies { dependency.stop() }
            if let object = step.object { ObservationInfo.of(object)?.remove(step.link, from: step.key) }
        }
    }

    private func makeStep(_ level: Int, _ object: AnyObject) -> Step {
        let link = KeyLink(
            willChange: { [weak self] in self?.stepWillChange(level, $0) },
            didChange: { [weak self] in self?.stepDidChange(level, $0) })
        let announced = ObservedKey.name(for: keys[level], of: object)
        ObservationInfo.of(object, creating: true)?.add(link, to: announced)
        return Step(object: object, key: announced, link: link, dependencies: makeDependencies(level, object))
    }

    private func makeDependencies(_ level: Int, _ object: AnyObject) -> [PathWatcher] {
        let key = keys[level]
        guard !dependents.contains(key), let type = type(of: object) as? any _ObjCRoot.Type else { return [] }
        return RootClassCalls.affectingKeyPaths(type, key).sorted().map { path in
            PathWatcher(
                object, path: path, dependents: dependents.union([key]),
                willChange: { [weak self] _ in self?.stepWillChange(level, ValueChange()) },
                didChange: { [weak self] _ in self?.stepDidChange(level, ValueChange()) })
        }
    }

    private func stepWillChange(_ level: Int, _ change: ValueChange) {
        willChange(level == keys.count - 1 ? change : ValueChange())
    }

    private func stepDidChange(_ level: Int, _ change: ValueChange) {
        if level < keys.count - 1 {
            unlink(from: level + 1)
            link(from: level + 1, steps[level].object.flatMap { KeyPathWalk.value(of: $0, forKey: keys[level]) })
        }
        didChange(level == keys.count - 1 ? change : ValueChange())
    }
}
