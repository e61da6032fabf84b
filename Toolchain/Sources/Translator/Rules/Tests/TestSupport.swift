/// The parts of Apple's XCTest that the one of this system lacks, as source that is added to a module of tests.
///
/// A library of ours cannot hold it: apps, which load that library, would then need XCTest to run.
enum TestSupport {
    /// The parts that a module's sources name, without those that they declare themselves.
    /// - Parameter isThere: whether a module of ours can be imported.
    static func text(for files: [ParsedFile], _ symbols: SymbolTable, isThere: (String) -> Bool) -> String? {
        let sources = files.map(\.source)
        func isNamed(_ word: String) -> Bool { sources.contains { $0.contains(word) } }
        let hasAutomation = isThere(InterfaceTests.module) && InterfaceTests.areNamed(in: sources)
        var parts = [objectMembers]
        if sources.contains(where: namesFulfillment) { parts.append(fulfillment) }
        if sources.contains(where: comparesItself) { parts += comparisons }
        if isNamed("measure") { parts.append(measurement) }
        if hasAutomation { parts.append(InterfaceTests.support) }
        let namesAttachments = isNamed("XCTAttachment") || isNamed("XCTContext") || isNamed("XCTActivity")
        if namesAttachments, !symbols.declaresType(named: "XCTAttachment") {
            parts.append(attachments(hasUIKit: isThere("UIKit"), hasAutomation: hasAutomation))
        }
        if IssueSupport.names.contains(where: isNamed), !symbols.declaresType(named: "XCTIssue") {
            parts.append(IssueSupport.text(hasAttachments: namesAttachments && !symbols.declaresType(named: "XCTAttachment")))
        }
        if isNamed("XCTKVOExpectation") || isNamed("keyValueObservingExpectation") {
            if !symbols.declaresType(named: "XCTKVOExpectation") { parts.append(observation) }
        }
        return parts.joined(separator: "\n")
    }

    /// A test case is an object: it can be a delegate, and be asked for its class.
    private static let objectMembers = """
        extension XCTestCase {
            nonisolated var classForCoder: AnyClass { type(of: self) }
            nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
            nonisolated var description: String { name }
            nonisolated var debugDescription: String { name }
            nonisolated func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
            nonisolated func `self`() -> Self { self }
            nonisolated func isProxy() -> Bool { false }
            nonisolated func isKind(of aClass: AnyClass) -> Bool {
                sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
            }
            nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
        }
        """

    /// Returns true if a text compares a test case, which is an object that equals itself, with something.
    private static func comparesItself(_ file: SourceFile) -> Bool {
        ["XCTAssertEqual(", "XCTAssertNotEqual("].contains { call in
            file.rests(from: call).contains { $0.contains("self") && $0.contains(/\bself\s*[,)]/) }
        }
    }

    /// Assertions for test cases. They cannot be made `Equatable`: modules of tests import each other, and would all do it.
    private static let comparisons = ["Equal", "NotEqual"].map { name in
        """
        nonisolated func XCTAssert\(name)(
            _ first: @autoclosure () throws -> XCTestCase?, _ second: @autoclosure () throws -> XCTestCase?,
            _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
        ) {
            XCTAssert\(name)(
                try first().map { ObjectIdentifier($0) }, try second().map { ObjectIdentifier($0) }, message(), file: file, line: line)
        }
        """
    }

    /// Returns true if a text has `.fulfill` that is not called at once.
    private static func namesFulfillment(_ file: SourceFile) -> Bool {
        file.rests(from: ".fulfill").contains { $0.contains(/^\.fulfill\b(?!\()/) }
    }

    /// The method of this system's XCTest takes a file and a line, so that as a value it is no function without parameters. A call goes there still.
    private static let fulfillment = """
        extension XCTestExpectation {
            @_disfavoredOverload nonisolated func fulfill() { fulfill(#file, line: #line) }
        }
        """

    /// Without a baseline to compare with, a measurement is printed and fails no test. The method of this system's XCTest, which fails one
    /// whose times differ, takes a file and a line, so that a call without one comes here.
    private static let measurement = """
        extension XCTestCase {
            nonisolated func measure(_ block: () -> Void) {
                var seconds: [Double] = []
                for _ in 0..<10 {
                    let start = ContinuousClock.now
                    block()
                    seconds.append((ContinuousClock.now - start) / .seconds(1))
                }
                let average = seconds.reduce(0, +) / Double(seconds.count)
                let variance = seconds.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(seconds.count)
                let deviation = average > 0 ? variance.squareRoot() / average * 100 : 0
                func number(_ value: Double) -> String { String(format: "%.6f", value) }
                print("Test Case '\\(name)' measured [Time, seconds] average: \\(number(average)), "
                    + "relative standard deviation: \\(String(format: "%.3f", deviation))%, values: [\\(seconds.map(number).joined(separator: ", "))]")
            }
        }
        """

    private static func attachments(hasUIKit: Bool, hasAutomation: Bool) -> String {
        let image = """
                @MainActor convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png") }
                @MainActor convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
            """
        return """
            /// Written to the folder that FORASTERO_ATTACHMENTS names, if any.
            class XCTAttachment {
                enum Lifetime: Int { case deleteOnSuccess, keepAlways }
                enum ImageQuality: Int { case original, medium, low }
                var name: String?
                var lifetime = Lifetime.deleteOnSuccess
                var userInfo: [AnyHashable: Any] = [:]
                let uniformTypeIdentifier: String
                fileprivate let payload: Data
                init(data: Data, uniformTypeIdentifier: String = "public.data") {
                    payload = data
                    self.uniformTypeIdentifier = uniformTypeIdentifier
                }
                init(uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
                    self.uniformTypeIdentifier = uniformTypeIdentifier ?? "public.data"
                    self.name = name
                    self.payload = payload ?? Data()
                    self.userInfo = userInfo ?? [:]
                }
                convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }
                convenience init(string: String) { self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text") }
                convenience init(contentsOfFile url: URL) {
                    self.init(data: (try? Data(contentsOf: url)) ?? Data())
                    name = url.lastPathComponent
                }
                convenience init(plistObject object: Any) {
                    let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
                    self.init(data: data ?? Data(), uniformTypeIdentifier: "com.apple.property-list")
                }
            \(hasUIKit ? image : "")
            \(hasAutomation ? InterfaceTests.screenshots : "")
                fileprivate func store() {
                    \(hasAutomation ? InterfaceTests.storing : storing)
                }
                /// An attachment for failures alone waits for the end of the test.
                fileprivate func store(for test: XCTestCase) {
                    if lifetime == .keepAlways { return store() }
                    nonisolated(unsafe) let (attachment, test) = (self, test)
                    test.addTeardownBlock { if test.testRun.map({ !$0.hasSucceeded }) ?? false { attachment.store() } }
                }
            }
            protocol XCTActivity: AnyObject {
                var name: String { get }
                func add(_ attachment: XCTAttachment)
            }
            private final class __Activity: XCTActivity {
                let name: String
                init(name: String) { self.name = name }
                func add(_ attachment: XCTAttachment) { attachment.store() }
            }
            enum XCTContext {
                static func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) rethrows -> Result {
                    try block(__Activity(name: name))
                }
            }
            extension XCTestCase: XCTActivity {
                nonisolated func add(_ attachment: XCTAttachment) { attachment.store(for: self) }
            }
            """
    }

    private static let storing = """
        guard let folder = ProcessInfo.processInfo.environment["FORASTERO_ATTACHMENTS"], let name else { return }
        try? payload.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
        """

    private static let observation = """
        class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
            typealias Handler = (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool
            let keyPath: String
            let observedObject: Any
            let expectedValue: Any?
            let options: NSKeyValueObservingOptions
            var handler: Handler?
            private var watch: _ObjCValueWatch?
            init(keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions) {
                self.keyPath = keyPath
                observedObject = object
                self.expectedValue = expectedValue
                self.options = options
                super.init(description: "Expect value change for key path '\\(keyPath)'")
                watch = _ObjCValueWatch(object as AnyObject, keyPath: keyPath, isInitial: options.contains(.initial)) { [weak self] in
                    self?.changed(to: $0)
                }
            }
            convenience init(keyPath: String, object: Any, expectedValue: Any?) {
                self.init(keyPath: keyPath, object: object, expectedValue: expectedValue, options: [.initial])
            }
            convenience init(keyPath: String, object: Any) {
                self.init(keyPath: keyPath, object: object, expectedValue: nil, options: [])
            }
            private func changed(to value: Any?) {
                let change: [AnyHashable: Any] = [NSKeyValueChangeKey.kindKey: 1, NSKeyValueChangeKey.newKey: value ?? NSNull()]
                guard handler?(observedObject, change) ?? (expectedValue == nil || _ObjCValueWatch.areEqual(value, expectedValue)) else {
                    return
                }
                watch?.stop()
                fulfill()
            }
        }
        extension XCTestCase {
            @discardableResult nonisolated func keyValueObservingExpectation(
                for object: Any, keyPath: String, expectedValue: Any? = nil
            ) -> XCTestExpectation {
                __observe(object, keyPath, isInitial: expectedValue != nil) { value in
                    expectedValue == nil || _ObjCValueWatch.areEqual(value, expectedValue)
                }
            }
            @discardableResult nonisolated func keyValueObservingExpectation(
                for object: Any, keyPath: String, handler: XCTKVOExpectation.Handler?
            ) -> XCTestExpectation {
                __observe(object, keyPath, isInitial: false) { value in
                    handler?(object, [NSKeyValueChangeKey.kindKey: 1, NSKeyValueChangeKey.newKey: value ?? NSNull()]) ?? true
                }
            }
            /// The expectation is one of the test's own, which `waitForExpectations` waits for. It ends the observation, which keeps itself.
            nonisolated private func __observe(
                _ object: Any, _ keyPath: String, isInitial: Bool, _ isEnough: @escaping (Any?) -> Bool
            ) -> XCTestExpectation {
                let expectation = expectation(description: "Expect value change for key path '\\(keyPath)'")
                var watch: _ObjCValueWatch?
                var isDone = false
                watch = _ObjCValueWatch(object as AnyObject, keyPath: keyPath, isInitial: isInitial) { value in
                    guard !isDone, isEnough(value) else { return }
                    isDone = true
                    watch?.stop()
                    watch = nil
                    expectation.fulfill()
                }
                if isDone { watch?.stop() }
                return expectation
            }
        }
        """
}
