import Testing
@testable import UIKitContainers
import UIKitTesting

/// Where bars and pages stand, without any views.
@MainActor
struct NavigationGeometryTests {
    private var geometry = NavigationGeometry(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        top: NavigationGeometry.Bar(height: 44, isHidden: false, isOpaque: false),
        bottom: NavigationGeometry.Bar(height: 44, isHidden: false, isOpaque: false))
    private let everywhere = NavigationGeometry.Page(edges: .all, includesOpaqueBars: false)

    @Test("NV-41: under bars that show what is behind them a page has all of the view")
    func under() {
        #expect(geometry.topBarFrame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(geometry.bottomBarFrame == CGRect(x: 0, y: 766, width: 390, height: 44))
        #expect(geometry.frame(of: everywhere) == geometry.bounds)
        #expect(geometry.insets(of: everywhere) == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    }

    @Test("NV-42: a page ends at bars that it does not want to go on under, and at opaque ones")
    func between() {
        let middle = CGRect(x: 0, y: 91, width: 390, height: 675)
        let nowhere = NavigationGeometry.Page(edges: [], includesOpaqueBars: true)
        #expect(geometry.frame(of: nowhere) == middle)
        #expect(geometry.insets(of: nowhere) == .zero)
        var opaque = geometry
        opaque.top.isOpaque = true
        opaque.bottom.isOpaque = true
        #expect(opaque.frame(of: everywhere) == middle)
        #expect(opaque.frame(of: NavigationGeometry.Page(edges: .all, includesOpaqueBars: true)) == geometry.bounds)
    }

    @Test("A hidden bar stands outside, and takes nothing of a page")
    func hidden() {
        var hidden = geometry
        hidden.top.isHidden = true
        hidden.bottom.isHidden = true
        #expect(hidden.topBarFrame.maxY == 0)
        #expect(hidden.bottomBarFrame.minY == 844)
        #expect(hidden.insets(of: everywhere) == .zero)
        #expect(hidden.frame(of: NavigationGeometry.Page(edges: [], includesOpaqueBars: false)) == geometry.bounds)
    }
}
