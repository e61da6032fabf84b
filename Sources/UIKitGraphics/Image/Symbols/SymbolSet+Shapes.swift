extension SymbolSet {
    /// Triangles, the suits of cards, and shapes that lie on each other.
    static let shapes = #"""
        arrowtriangle.right +fill +circle +square: B M5.6 4.4V19.6A1.2 1.2 0 0 0 7.4 20.6L20 13A1.2 1.2 0 0 0 20 11L7.4 3.4A1.2 1.2 0 0 0 5.6 4.4Z
        arrowtriangle.left +fill +circle +square = arrowtriangle.right flipX
        arrowtriangle.up +fill +circle +square: B M4.4 18.4H19.6A1.2 1.2 0 0 0 20.6 16.6L13 4A1.2 1.2 0 0 0 11 4L3.4 16.6A1.2 1.2 0 0 0 4.4 18.4Z
        arrowtriangle.down +fill +circle +square = arrowtriangle.up flipY
        arrowtriangle.forward +fill +circle +square = arrowtriangle.right
        arrowtriangle.backward +fill +circle +square = arrowtriangle.left
        arrow.2.circlepath +circle = arrow.triangle.2.circlepath
        arrow.2.squarepath: M2.4 14V8.4A3 3 0 0 1 5.4 5.4H15.6M12.2 2L15.6 5.4L12.2 8.8M21.6 10V15.6A3 3 0 0 1 18.6 18.6H8.4M11.8 22L8.4 18.6L11.8 15.2
        arrow.up.forward +circle +square = arrow.up.right
        arrow.up.backward +circle +square = arrow.up.left
        arrow.down.forward +circle +square = arrow.down.right
        arrow.down.backward +circle +square = arrow.down.left
        arrow.turn.down.right: M4 3V11.4A3 3 0 0 0 7 14.4H20M15 9.4L20 14.4L15 19.4
        arrow.turn.down.left = arrow.turn.down.right flipX
        return = arrow.turn.down.left
        arrow.turn.up.right = arrow.turn.down.right flipY
        arrow.turn.up.left = arrow.turn.down.left flipY
        arrow.triangle.branch: O 6 5 2.4;O 6 19 2.4;O 18 8 2.4;M6 7.4V16.6M18 10.4C18 13.6 15 14 11 14C8.4 14 6.6 14.6 6 16.6
        dot.circle +fill: B O 12 12 10.4;E O 12 12 3
        dot.square +fill: B R 2.6 2.6 18.8 18.8 3.6;E O 12 12 3
        smiley +fill = face.smiling
        rhombus +fill: B M10.8 1.8L4 10.8A2 2 0 0 0 4 13.2L10.8 22.2A1.5 1.5 0 0 0 13.2 22.2L20 13.2A2 2 0 0 0 20 10.8L13.2 1.8A1.5 1.5 0 0 0 10.8 1.8Z
        burst +fill: B M12 1.6L14 6.8L18.6 3.6L17.4 9L22.8 9.4L18.4 12.6L22 16.8L16.6 16.6L17 22L12.8 18.6L9.6 22.8L8.8 17.4L3.4 18.6L6 13.8L1.2 11.2L6.6 9.6L4.8 4.4L9.6 6.8Z
        suit.heart +fill = heart
        suit.diamond +fill: B M12 1.8L20 12L12 22.2L4 12Z
        suit.spade +fill: B M12 1.8C14.2 6.4 21.4 8.8 21.4 14A4.4 4.4 0 0 1 13 16C13.2 18.6 13.8 20.6 15 22.2H9C10.2 20.6 10.8 18.6 11 16A4.4 4.4 0 0 1 2.6 14C2.6 8.8 9.8 6.4 12 1.8Z
        suit.club +fill: B M12 1.8A4.6 4.6 0 0 1 15.6 9.2A4.6 4.6 0 1 1 13 16C13.2 18.6 13.8 20.6 15 22.2H9C10.2 20.6 10.8 18.6 11 16A4.6 4.6 0 1 1 8.4 9.2A4.6 4.6 0 0 1 12 1.8Z
        circle.grid.2x2 +fill: B O 6.8 6.8 4.2;B O 17.2 6.8 4.2;B O 6.8 17.2 4.2;B O 17.2 17.2 4.2
        circle.grid.3x3 +fill: B O 4.8 4.8 2.4;B O 12 4.8 2.4;B O 19.2 4.8 2.4;B O 4.8 12 2.4;B O 12 12 2.4;B O 19.2 12 2.4;B O 4.8 19.2 2.4;B O 12 19.2 2.4;B O 19.2 19.2 2.4
        rectangle.stack +fill +badge.plus: B R 1.8 9 20.4 12.6 2.6;K M4.2 5.6H19.8M6.8 2.2H17.2
        rectangle.on.rectangle +fill: B R 6.4 7.6 16 12.8 2.4;K M3.6 15.8A2.2 2.2 0 0 1 1.6 13.6V6A2.4 2.4 0 0 1 4 3.6H15.6A2.2 2.2 0 0 1 17.8 5
        rectangle.split.2x1 +fill: B R 1.4 4.6 21.2 14.8 2.6;D M12 4.8V19.2
        rectangle.3.offgrid +fill: B R 1.8 3.4 8.4 11 1.6;B R 13 3.4 9.2 6.4 1.6;B R 13 12.6 9.2 8 1.6;K M3 18.6H9
        square.stack.3d.up +fill: B M12 2.2L22 7.2L12 12.2L2 7.2Z;K M2.2 12.2L12 17L21.8 12.2M2.2 16.8L12 21.6L21.8 16.8
        plus.square.on.square +fill: B R 7.4 7.4 14.4 14.4 2.6;D M14.6 11V18.2M11 14.6H18.2;K M4.8 16.4A2.6 2.6 0 0 1 2.2 13.8V4.8A2.6 2.6 0 0 1 4.8 2.2H13.8A2.6 2.6 0 0 1 16.4 4.8
        plus.rectangle.on.rectangle +fill: B R 6.4 7.6 16 12.8 2.4;D M14.4 10.8V17.2M11.2 14H17.6;K M3.6 15.8A2.2 2.2 0 0 1 1.6 13.6V6A2.4 2.4 0 0 1 4 3.6H15.6A2.2 2.2 0 0 1 17.8 5
        square.and.arrow.up.on.square +fill: B M11.4 9.8H10.4A2 2 0 0 0 8.4 11.8V20A2 2 0 0 0 10.4 22H19.6A2 2 0 0 0 21.6 20V11.8A2 2 0 0 0 19.6 9.8H18.6;D M15 16V3.4;K M15 8V3.4M11.8 6.6L15 3.2L18.2 6.6M5.6 18.2H4.4A2 2 0 0 1 2.4 16.2V8A2 2 0 0 1 4.4 6H7.6
        rectangle.expand.vertical: M2.4 9.6H21.6V14.4H2.4ZM12 6.8V1.6M9 4.4L12 1.4L15 4.4M12 17.2V22.4M9 19.6L12 22.6L15 19.6
        rectangle.compress.vertical: M2.4 9.6H21.6V14.4H2.4ZM12 1.4V6.6M9 3.8L12 6.8L15 3.8M12 22.6V17.4M9 20.2L12 17.2L15 20.2
        ellipsis.rectangle +fill: B R 1.4 4.6 21.2 14.8 2.8;E O 6.6 12 1.7;E O 12 12 1.7;E O 17.4 12 1.7
        list.bullet.rectangle +fill: B R 1.4 3.6 21.2 16.8 2.8;E O 5.8 8.4 1.1;E O 5.8 12 1.1;E O 5.8 15.6 1.1;D M9.6 8.4H18.8M9.6 12H18.8M9.6 15.6H18.8
        list.bullet.rectangle.portrait +fill: B R 3.6 1.4 16.8 21.2 2.8;E O 7.6 7.4 1.1;E O 7.6 12 1.1;E O 7.6 16.6 1.1;D M11 7.4H16.6M11 12H16.6M11 16.6H16.6
        checkmark.rectangle +fill: B R 1.4 4.6 21.2 14.8 2.8;D M7.8 12.6L10.8 15.8L16.6 8.4
        play.rectangle +fill: B R 1.4 4.6 21.2 14.8 2.8;E M9.6 8.4V15.6A.6 .6 0 0 0 10.5 16.1L16.4 12.5A.6 .6 0 0 0 16.4 11.5L10.5 7.9A.6 .6 0 0 0 9.6 8.4Z
        person.text.rectangle +fill: B R 1.4 4 21.2 16 2.8;E O 7.4 9.8 2.2;E M3.8 16.6C3.8 14.4 5.4 13 7.4 13C9.4 13 11 14.4 11 16.6Z;D M14 9.4H19.4M14 13H19.4
        sparkle: F M12 1.6L14.4 9.6L22.4 12L14.4 14.4L12 22.4L9.6 14.4L1.6 12L9.6 9.6Z
        sum: M18.4 6V3H5.6L13 12L5.6 21H18.4V18
        function: M17.6 4.4C17.2 3.2 16.4 2.6 15.2 2.6C13.2 2.6 12.4 4 12 6.6L10.2 17.6C9.8 20.2 8.8 21.4 7 21.4C5.8 21.4 5 20.8 4.6 19.8M7 9.4H16
        plus.forwardslash.minus: M6.4 2.6V11M2.2 6.8H10.6M19.6 3L4.4 21M13.4 17.4H21.8
        """#
}
