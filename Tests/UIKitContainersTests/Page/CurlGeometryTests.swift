import Foundation
import Testing
@testable import UIKitContainers

struct CurlGeometryTests {
    private let left = CurlGeometry(
        size: CGSize(width: 300, height: 400), isVertical: false, spine: 0, length: 300, isMirrored: false)

    @Test("The fold goes from the free edge to the spine, the edge twice as far")
    func fold() {
        #expect(left.fold(0) == 300)
        #expect(left.fold(1) == 0)
        #expect(left.edge(0) == 300)
        #expect(left.edge(0.5) == 0)
        #expect(left.edge(1) == -300)
        #expect(left.front(0) == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(left.back(0).width == 0)
        #expect(left.front(0.25) == CGRect(x: 0, y: 0, width: 225, height: 400))
        #expect(left.back(0.25) == CGRect(x: 150, y: 0, width: 75, height: 400))
        #expect(left.backPage(1) == CGRect(x: -300, y: 0, width: 300, height: 400))
    }

    @Test("A page on the other side of the spine is turned over the other way")
    func mirrored() {
        let right = CurlGeometry(size: CGSize(width: 300, height: 400), isVertical: false, spine: 150, length: 150, isMirrored: true)
        #expect(right.front(0) == CGRect(x: 0, y: 0, width: 150, height: 400))
        #expect(right.backPage(1) == CGRect(x: 150, y: 0, width: 150, height: 400))
        #expect(right.progress(ofWay: 75) == 0.25)
        #expect(right.progress(ofWay: -75) == 0)
    }

    @Test("The edge stays below the finger, and a page goes no further than over")
    func finger() {
        let progress = left.progress(ofWay: -120)
        #expect(abs(left.edge(progress) - 180) < 0.001)
        #expect(left.progress(ofWay: -9000) == 1)
        #expect(left.progress(ofWay: 9000) == 0)
    }

    @Test("A page of a book that opens upwards")
    func vertical() {
        let page = CurlGeometry(size: CGSize(width: 300, height: 400), isVertical: true, spine: 0, length: 400, isMirrored: false)
        #expect(page.front(0.5) == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(page.shade(0.5, width: 20) == CGRect(x: 0, y: 200, width: 300, height: 20))
    }
}
