import Foundation

/// Chooses what is built of a workspace.
package struct AppPlanner {
    package struct Choice {
        /// The purpose of the plan: that decides which targets will do.
        package enum Purpose: String {
            /// To be opened: only an app will do.
            case app
            /// To be tested: what has tests comes before what has none, and a library with tests will do.
            case tests
            /// To be built or described: a library will do where there is no app.
            case building
        }

        package var purpose = Purpose.app
        package var scheme: String?
        package var target: String?
        package var configuration: String?
        /// Folders in which sources of packages are looked for.
        package var packageFolders: [String] = []
        /// The modules that can be imported, those of the project left out.
        package var available: Set<String> = []
        /// Tells which headers are no C by themselves; nil if all are taken for what they seem to be.
        package var headerCompiler: HeaderCompiler?

        package init() {}
    }

    private let workspace: Workspace
    private let choice: Choice
    private let planner: TargetPlanner
    private var libraries: [TargetPlan] = []
    private var states: [String: State] = [:]
    private var packages: PackageResolver
    private let pods: LocalPods

    /// How far a library has been read.
    private enum State {
        case open
        /// The modules that stand for it: itself, or what a library without sources is made of.
        case done(modules: [String])
    }

    package static func plan(_ workspace: Workspace, _ choice: Choice = Choice()) throws(ProjectError) -> AppPlan {
        let chooser = SchemeChooser(workspace: workspace, purpose: choice.purpose)
        let (scheme, target) = try chooser.choose(scheme: choice.scheme, target: choice.target)
        let configuration = choice.configuration ?? scheme.configuration
        var planner = AppPlanner(workspace, choice, configuration)
        return try planner.plan(scheme, target, configuration)
    }

    private init(_ workspace: Workspace, _ choice: Choice, _ configuration: String) {
        self.workspace = workspace
        self.choice = choice
        planner = TargetPlanner(workspace: workspace, configuration: configuration, headerCompiler: choice.headerCompiler)
        packages = PackageResolver(workspace: workspace, folders: choice.packageFolders)
        pods = LocalPods(workspace, folders: choice.packageFolders)
    }

    private mutating func plan(_ scheme: Scheme, _ target: ProjectTarget, _ configuration: String) throws(ProjectError) -> AppPlan {
        let app = try complete(planner.plan(target))
        try checkSources(of: app)
        // Its tests name a library as something they need.
        states[key(of: target)] = .done(modules: [app.moduleName])
        var tests: [TestTargetPlan] = []
        for chosen in TestChooser(workspace: workspace).tests(of: scheme, app: target) {
            if let plan = testPlan(chosen, app) { tests.append(plan) }
        }
        return AppPlan(
            name: app.productName, app: app, libraries: libraries, tests: tests, scheme: scheme, configuration: configuration,
            checkout: workspace.location.checkout, available: choice.available)
    }

    /// nil for a target without sources, and for one that cannot be built, which is reported.
    private mutating func testPlan(_ chosen: TestChooser.Chosen, _ app: TargetPlan) -> TestTargetPlan? {
        do throws(ProjectError) {
            var plan = try complete(planner.plan(chosen.target))
            guard !plan.contents.sources.isEmpty else { return nil }
            var place = TestTargetPlan.Place.interface
            if plan.productType != .uiTests {
                place = plan.settings["TEST_HOST"].isEmpty ? .alone : .hosted
                if !plan.dependencies.contains(app.moduleName) { plan.dependencies.append(app.moduleName) }
            }
            return TestTargetPlan(
                plan: plan, place: place, skipped: chosen.skipped, selected: chosen.selected, runs: chosen.runs)
        } catch {
            workspace.report.warn(error.description)
            return nil
        }
    }

    /// Adds what a target needs, and makes plans of that.
    private mutating func complete(_ plan: TargetPlan) throws(ProjectError) -> TargetPlan {
        var plan = plan
        var modules: [String] = []
        for needed in LinkedTargets(workspace: workspace).targets(of: plan) {
            for module in try self.modules(of: needed) where !modules.contains(module) && module != plan.moduleName {
                modules.append(module)
            }
        }
        for pod in pods.imported(by: plan) where !modules.contains(pod.moduleName) {
            if try add(pod, for: plan) { modules.append(pod.moduleName) }
        }
        plan.dependencies = modules
        plan.bundles = try BundlePlanner(workspace: workspace, planner: planner).bundles(of: plan)
        for product in plan.target.packageProducts {
            if let found = try packages.resolve(product, for: plan.target), !plan.products.contains(found) { plan.products.append(found) }
        }
        return plan
    }

    private func key(of target: ProjectTarget) -> String { target.project.path + ":" + target.id }

    private mutating func modules(of target: ProjectTarget) throws(ProjectError) -> [String] {
        let key = key(of: target)
        switch states[key] {
        case .done(let modules): return modules
        case .open:
            workspace.report.warn("target \(target.name) needs itself")
            return []
        case nil: break
        }
        states[key] = .open
        let plan = try complete(planner.plan(target))
        var modules = plan.dependencies
        if plan.contents.sources.isEmpty {
            noteSources(of: plan)
        } else if libraries.contains(where: { $0.moduleName == plan.moduleName }) {
            // A framework that is there once for each system, or once for each way to depend on it: the first one is it.
            workspace.report.note("target \(target.name) makes another module \(plan.moduleName), and is left out")
            modules = [plan.moduleName]
        } else {
            libraries.append(plan)
            modules = [plan.moduleName]
        }
        states[key] = .done(modules: modules)
        return modules
    }

    /// Makes a library of a pod, unless there is one.
    /// - Returns: false for a pod without Swift, which is reported.
    private mutating func add(_ pod: LocalPods.Pod, for user: TargetPlan) throws(ProjectError) -> Bool {
        if libraries.contains(where: { $0.moduleName == pod.moduleName }) { return true }
        // Of two that import each other one comes first.
        guard states.updateValue(.open, forKey: "pod:" + pod.name) == nil else { return false }
        var plan = try PodPlanner().plan(pod, for: user)
        guard !plan.contents.sources.isEmpty else {
            workspace.report.note("the pod \(pod.name) has no sources in Swift, and is left out")
            return false
        }
        for needed in pods.imported(by: plan) where try add(needed, for: plan) { plan.dependencies.append(needed.moduleName) }
        libraries.append(plan)
        return true
    }

    private func noteSources(of plan: TargetPlan) {
        // Libraries that gather others have a file of their own that says nothing.
        guard plan.contents.otherSources.contains(where: { !$0.hasSuffix("-dummy.m") }) else { return }
        workspace.report.note("target \(plan.target.name) is written in Objective-C or C, and is left out")
    }

    private func checkSources(of app: TargetPlan) throws(ProjectError) {
        // A library may have parts in C, which are reported.
        guard app.productType == .application || app.contents.sources.isEmpty else { return }
        let others = app.contents.otherSources
        if app.contents.sources.isEmpty {
            throw ProjectError(
                others.isEmpty
                    ? "target \(app.target.name) has no sources"
                    : "target \(app.target.name) is written in Objective-C, which is not compiled here")
        }
        if let main = others.first(where: { ($0 as NSString).lastPathComponent.hasPrefix("main.m") }) {
            throw ProjectError(
                "the app begins in Objective-C, which is not compiled here", file: workspace.location.checkout.relative(main))
        }
    }
}
