extension SymbolSet {
    /// Chevrons and arrows.
    static let arrows = #"""
        chevron.left +circle +square: M15.4 3.6L7 12L15.4 20.4
        chevron.right +circle +square = chevron.left flipX
        chevron.up +circle +square: M3.6 16L12 7.6L20.4 16
        chevron.down +circle +square = chevron.up flipY
        chevron.backward +circle +square = chevron.left
        chevron.forward +circle +square = chevron.right
        chevron.left.2: M11.6 4.6L4.2 12L11.6 19.4M20.2 4.6L12.8 12L20.2 19.4
        chevron.right.2 = chevron.left.2 flipX
        chevron.compact.down: M3 9.8L12 14.2L21 9.8
        chevron.compact.up = chevron.compact.down flipY
        chevron.compact.left: M14.2 3L9.8 12L14.2 21
        chevron.compact.right = chevron.compact.left flipX
        chevron.up.chevron.down: M7 8.6L12 3.6L17 8.6M7 15.4L12 20.4L17 15.4
        chevron.left.forwardslash.chevron.right: M7 6.2L1.6 12L7 17.8M17 6.2L22.4 12L17 17.8M14 4.4L10 19.6
        arrow.left +circle +square: M21.4 12H2.8M10.8 4L2.8 12L10.8 20
        arrow.right +circle +square = arrow.left flipX
        arrow.up +circle +square: M12 21.4V2.8M4 10.8L12 2.8L20 10.8
        arrow.down +circle +square = arrow.up flipY
        arrow.backward +circle = arrow.left
        arrow.forward +circle = arrow.right
        arrow.up.right +circle +square: M5 19L19 5M7.6 5H19V16.4
        arrow.up.left +circle = arrow.up.right flipX
        arrow.down.right +circle = arrow.up.right flipY
        arrow.down.left +circle = arrow.up.left flipY
        arrow.left.arrow.right +circle: M2.6 7.4H21M16.8 3.2L21 7.4L16.8 11.6M21.4 16.6H3M7.2 12.4L3 16.6L7.2 20.8
        arrow.up.arrow.down +circle: M7.4 21.4V3M3.2 7.2L7.4 3L11.6 7.2M16.6 2.6V21M12.4 16.8L16.6 21L20.8 16.8
        arrow.left.and.right: M2.6 12H21.4M7.2 7.4L2.6 12L7.2 16.6M16.8 7.4L21.4 12L16.8 16.6
        arrow.up.and.down: M12 2.6V21.4M7.4 7.2L12 2.6L16.6 7.2M7.4 16.8L12 21.4L16.6 16.8
        arrow.up.and.down.and.arrow.left.and.right: M12 2V22M2 12H22M9.2 4.8L12 2L14.8 4.8M9.2 19.2L12 22L14.8 19.2M4.8 9.2L2 12L4.8 14.8M19.2 9.2L22 12L19.2 14.8
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: M4 4L20 20M20 4L4 20M9.6 3.6H3.6V9.6M14.4 3.6H20.4V9.6M9.6 20.4H3.6V14.4M14.4 20.4H20.4V14.4
        arrow.clockwise +circle: M21 14.4A9.2 9.2 0 1 1 19.4 7.4M19.7 2.2V7.6H14.3
        rotate.right +fill: B R 2.6 8.6 13.4 13 2.6;K M8 4.6H15.4A5.6 5.6 0 0 1 21 10.2V13.4M17.6 10.4L21 13.8L24.2 10.4
        rotate.left +fill = rotate.right flipX
        arrow.counterclockwise +circle = arrow.clockwise flipX
        arrow.triangle.2.circlepath +circle: M2.9 11A9.1 9.1 0 0 1 20.2 8M20.6 3.2V8.2H15.6M21.1 13A9.1 9.1 0 0 1 3.8 16M3.4 20.8V15.8H8.4
        arrow.uturn.left +circle: M8.2 3.4L2.8 8.8L8.2 14.2M3 8.8H14.6A5.8 5.8 0 0 1 14.6 20.4H8.6
        arrow.uturn.right +circle = arrow.uturn.left flipX
        arrow.uturn.backward +circle = arrow.uturn.left
        arrow.uturn.forward +circle = arrow.uturn.right
        arrow.down.to.line: M12 2.4V15.8M5.8 9.8L12 16L18.2 9.8M4 21.2H20
        arrow.up.to.line = arrow.down.to.line flipY
        arrow.up.left.and.arrow.down.right +circle: M10 10L3.8 3.8M3.6 9.8V3.6H9.8M14 14L20.2 20.2M20.4 14.2V20.4H14.2
        arrow.down.right.and.arrow.up.left +circle: M3.4 3.4L9.8 9.8M10 3.8V10H3.8M20.6 20.6L14.2 14.2M14 20.2V14H20.2
        arrowshape.turn.up.left +fill +circle: B M10.4 4.2L2.2 11.4L10.4 18.6V14.6C15.8 14.4 19.4 15.8 22 19.8C21.6 13.2 17.6 8.6 10.4 8.2Z
        arrowshape.turn.up.right +fill +circle = arrowshape.turn.up.left flipX
        arrow.right.to.line: M2.4 12H15.8M9.8 5.8L16 12L9.8 18.2M21.2 4V20
        arrow.left.to.line = arrow.right.to.line flipX
        arrow.rectanglepath: M2.4 13.6V9A2.6 2.6 0 0 1 5 6.4H19.6M16 2.8L19.6 6.4L16 10M21.6 10.4V15A2.6 2.6 0 0 1 19 17.6H4.4M8 14L4.4 17.6L8 21.2
        square.and.arrow.up +fill: B M8.2 9H6.8A2.3 2.3 0 0 0 4.5 11.3V19.5A2.3 2.3 0 0 0 6.8 21.8H17.2A2.3 2.3 0 0 0 19.5 19.5V11.3A2.3 2.3 0 0 0 17.2 9H15.8;D M12 14.8V2.4;K M12 8V2.4M8 6.2L12 2.2L16 6.2
        square.and.arrow.down +fill: B M8.2 9H6.8A2.3 2.3 0 0 0 4.5 11.3V19.5A2.3 2.3 0 0 0 6.8 21.8H17.2A2.3 2.3 0 0 0 19.5 19.5V11.3A2.3 2.3 0 0 0 17.2 9H15.8;D M12 2.2V15M8.2 11.2L12 15L15.8 11.2;K M12 8V2.2
        rectangle.portrait.and.arrow.right: B M14.4 3H5.2A2.2 2.2 0 0 0 3 5.2V18.8A2.2 2.2 0 0 0 5.2 21H14.4;K M9 12H22M18 8L22 12L18 16
        """#
}
