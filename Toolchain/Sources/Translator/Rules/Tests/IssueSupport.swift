/// `XCTIssue` and what it is made of, which the XCTest of this system lacks, as source that is added to a module of tests which names it.
enum IssueSupport {
    static let names = ["XCTIssue", "XCTSourceCodeContext", "XCTSourceCodeLocation"]

    /// An issue is recorded as a failure of the test, at its position.
    static func text(hasAttachments: Bool) -> String {
        """
        struct XCTSourceCodeLocation: Hashable, @unchecked Sendable {
            let fileURL: URL
            let lineNumber: Int
            init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
            init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }
            init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\\(filePath)", lineNumber: Int(lineNumber)) }
        }
        struct XCTSourceCodeContext: @unchecked Sendable {
            let location: XCTSourceCodeLocation?
            init(location: XCTSourceCodeLocation? = nil) { self.location = location }
        }
        struct XCTIssue: @unchecked Sendable {
            enum IssueType: Int, Sendable {
                case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
            }
            var type: IssueType
            var compactDescription: String
            var detailedDescription: String?
            var sourceCodeContext: XCTSourceCodeContext
            var associatedError: (any Error)?
        \(hasAttachments ? attachments : "")
            init(
                type: IssueType, compactDescription: String, detailedDescription: String? = nil,
                sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil\
        \(hasAttachments ? ", attachments: [XCTAttachment] = []" : "")
            ) {
                (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
                (self.sourceCodeContext, self.associatedError) = (sourceCodeContext, associatedError)
                \(hasAttachments ? "self.attachments = attachments" : "")
            }
            var description: String { detailedDescription ?? compactDescription }
        }
        typealias XCTMutableIssue = XCTIssue
        extension XCTestCase {
            nonisolated func record(_ issue: XCTIssue) {
                let location = issue.sourceCodeContext.location
                \(hasAttachments ? "for attachment in issue.attachments { attachment.store() }" : "")
                recordFailure(
                    withDescription: issue.description, inFile: location?.fileURL.path ?? "<unknown>", atLine: location?.lineNumber ?? 0,
                    expected: issue.type == .assertionFailure)
            }
        }
        """
    }

    private static let attachments = """
            var attachments: [XCTAttachment] = []
            mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
        """
}
