import PostcardTests
import XCTest

XCTMain([testCase(FormerTests.allTests)])
