extension SymbolSet {
    /// Signs, lists and plain shapes.
    static let signs = #"""
        plus +circle +square: M12 2.8V21.2M2.8 12H21.2
        minus +circle +square: M2.8 12H21.2
        xmark +circle +square +octagon +shield: M4.4 4.4L19.6 19.6M19.6 4.4L4.4 19.6
        clear +fill: B R 2.6 2.6 18.8 18.8 3.6;D M8.2 8.2L15.8 15.8M15.8 8.2L8.2 15.8
        multiply +circle +square = xmark
        divide +circle +square: M2.8 12H21.2;F O 12 5 1.7;F O 12 19 1.7
        equal +circle +square: M3.6 8.4H20.4M3.6 15.6H20.4
        checkmark +circle +square +seal +shield: M4.2 13.2L9.6 19.6L19.8 4.4
        questionmark +circle +square +diamond: M7.2 7.6C7.2 4.6 9.3 2.8 12 2.8C14.8 2.8 16.9 4.6 16.9 7.3C16.9 11.2 12 11 12 15.2;F O 12 20 1.4
        exclamationmark +circle +square +triangle +octagon +shield: M12 2.6V14.6;F O 12 20 1.4
        info +circle: M9.4 9.8H12.4V19.6M9 19.8H15.8;F O 12 4.6 1.7
        ellipsis +circle: F O 4 12 2;F O 12 12 2;F O 20 12 2
        number +circle +square: M9.2 3L7 21M17 3L14.8 21M4 8.8H20.8M3.2 15.2H20
        percent: O 6.8 6.8 3.8;O 17.2 17.2 3.8;M19.4 3.4L4.6 20.6
        at +circle: O 12 12 4.2;M16.2 7.8V13.4C16.2 15.4 17.2 16.4 18.6 16.4C20.8 16.4 22 14.6 22 12A10 10 0 1 0 18.2 19.8
        asterisk +circle: *6 M12 12V2.6
        slash +circle: M19.4 3.4L4.6 20.6
        delete.left: M8 4.6H20.2A1.8 1.8 0 0 1 22 6.4V17.6A1.8 1.8 0 0 1 20.2 19.4H8L1.6 12ZM11.4 8.8L17.8 15.2M17.8 8.8L11.4 15.2
        shift +fill: B M12 2.8L21 12.2H16.4V20.4H7.6V12.2H3Z
        capslock +fill: B M12 1.8L21 10.6H16.4V16H7.6V10.6H3ZM7.6 18.8H16.4V21.8H7.6Z
        command +circle: M8.6 8.6H15.4V15.4H8.6Z;*4 M8.6 8.6H5.6A3 3 0 1 1 8.6 5.6Z
        power +circle: M12 2V11.4M6.8 4.9A9.4 9.4 0 1 0 17.2 4.9
        dollarsign +circle +square: M16.8 7.4C16.6 5.2 14.8 4 12 4C9.2 4 7.2 5.4 7.2 7.8C7.2 13 17.2 10.6 17.2 16C17.2 18.4 15 20 12 20C9 20 7 18.6 6.8 16.2M12 1.6V22.4
        eurosign +circle: M18.8 5.8C17.6 4.4 16.2 3.6 14.4 3.6C10 3.6 7.4 7.2 7.4 12C7.4 16.8 10 20.4 14.4 20.4C16.2 20.4 17.6 19.6 18.8 18.2M4.4 10H14.6M4.4 14H13.6
        bold: M6.6 3.4H12.8A4.2 4.2 0 0 1 12.8 11.8H6.6ZM6.6 11.8H13.8A4.4 4.4 0 0 1 13.8 20.6H6.6Z
        italic: M9.6 3.4H17.6M6.4 20.6H14.4M13.8 3.4L10.2 20.6
        underline: M6.4 2.8V11.2A5.6 5.6 0 0 0 17.6 11.2V2.8M5 21.2H19
        strikethrough: M17 7C16.6 4.8 14.8 3.4 12 3.4C9.2 3.4 7 4.8 7 7.2C7 9.4 8.8 10.6 11.4 11.4M3 12H21M16.2 14.2C17 14.9 17.4 15.6 17.4 16.6C17.4 19.2 15.2 20.6 12 20.6C9 20.6 6.8 19.2 6.4 16.8
        textformat: M1.4 19.6L6.8 4.4L12.2 19.6M3.2 14.6H10.4M22 10.4V19.6M22 15A3.9 4.6 0 1 1 14.2 15A3.9 4.6 0 1 1 22 15
        curlybraces: M9.2 2.6H8.4C6.6 2.6 5.8 3.6 5.8 5.2V9.4C5.8 11 5 12 3.4 12C5 12 5.8 13 5.8 14.6V18.8C5.8 20.4 6.6 21.4 8.4 21.4H9.2M14.8 2.6H15.6C17.4 2.6 18.2 3.6 18.2 5.2V9.4C18.2 11 19 12 20.6 12C19 12 18.2 13 18.2 14.6V18.8C18.2 20.4 17.4 21.4 15.6 21.4H14.8
        list.bullet +circle: F O 3 5.4 1.6;F O 3 12 1.6;F O 3 18.6 1.6;M8 5.4H22M8 12H22M8 18.6H22
        list.dash: M2 5.4H4.2M2 12H4.2M2 18.6H4.2M8.6 5.4H22M8.6 12H22M8.6 18.6H22
        list.triangle: F M1.4 3.4L5 5.4L1.4 7.4Z;F M1.4 10L5 12L1.4 14Z;F M1.4 16.6L5 18.6L1.4 20.6Z;M8.6 5.4H22M8.6 12H22M8.6 18.6H22
        list.number: M2 3.6L3.6 2.8V7.6M1.8 10.4H4.6V12L1.8 14.2H4.8M1.8 17H4.4L3 18.8C4 18.8 4.6 19.4 4.6 20.2C4.6 21 4 21.6 3 21.6C2.4 21.6 2 21.4 1.6 21;M8.8 5.2H22M8.8 12.2H22M8.8 19.2H22
        line.3.horizontal +circle: M2.8 5.4H21.2M2.8 12H21.2M2.8 18.6H21.2
        line.horizontal.3 +circle = line.3.horizontal
        line.3.horizontal.decrease +circle: M2.4 6H21.6M6 12H18M9.6 18H14.4
        line.horizontal.3.decrease +circle = line.3.horizontal.decrease
        text.alignleft: M2.8 4.2H21.2M2.8 9.4H15M2.8 14.6H21.2M2.8 19.8H15
        text.justify.leading = text.alignleft
        text.alignright = text.alignleft flipX
        text.aligncenter: M2.8 4.2H21.2M6.2 9.4H17.8M2.8 14.6H21.2M6.2 19.8H17.8
        text.justify: M2.8 4.2H21.2M2.8 9.4H21.2M2.8 14.6H21.2M2.8 19.8H21.2
        switch.2: R 1.8 2.8 20.4 8.2 4.1;F O 17.9 6.9 2.4;R 1.8 13 20.4 8.2 4.1;F O 6.1 17.1 2.4
        slider.horizontal.3: M2 5.6H5.4M10.6 5.6H22M2 12H13.4M18.6 12H22M2 18.4H5.4M10.6 18.4H22;O 8 5.6 2.3;O 16 12 2.3;O 8 18.4 2.3
        circle +fill +slash: B O 12 12 10.4
        square +fill +slash: B R 2.6 2.6 18.8 18.8 3.6
        app +fill: B R 2.4 2.4 19.2 19.2 5.4
        triangle +fill: B M10.4 3.4L1.9 18.2A1.9 1.9 0 0 0 3.5 21H20.5A1.9 1.9 0 0 0 22.1 18.2L13.6 3.4A1.9 1.9 0 0 0 10.4 3.4Z
        diamond +fill: B M10.6 2.2L2.2 10.6A2 2 0 0 0 2.2 13.4L10.6 21.8A2 2 0 0 0 13.4 21.8L21.8 13.4A2 2 0 0 0 21.8 10.6L13.4 2.2A2 2 0 0 0 10.6 2.2Z
        hexagon +fill: B M10.9 1.9L3.9 5.9A2 2 0 0 0 2.9 7.7V16.3A2 2 0 0 0 3.9 18.1L10.9 22.1A2.2 2.2 0 0 0 13.1 22.1L20.1 18.1A2 2 0 0 0 21.1 16.3V7.7A2 2 0 0 0 20.1 5.9L13.1 1.9A2.2 2.2 0 0 0 10.9 1.9Z
        octagon +fill: B M8.7 1.9H15.3A2 2 0 0 1 16.7 2.5L21.5 7.3A2 2 0 0 1 22.1 8.7V15.3A2 2 0 0 1 21.5 16.7L16.7 21.5A2 2 0 0 1 15.3 22.1H8.7A2 2 0 0 1 7.3 21.5L2.5 16.7A2 2 0 0 1 1.9 15.3V8.7A2 2 0 0 1 2.5 7.3L7.3 2.5A2 2 0 0 1 8.7 1.9Z
        rectangle +fill: B R 1.4 4.6 21.2 14.8 2.8
        123.rectangle +fill: B R 1.4 4.6 21.2 14.8 2.8;D M4.6 9.6L6.4 8.4V15.6M9.2 9.8C9.8 8 13.4 8 13.4 10.2C13.4 11.8 9.4 13.6 9.2 15.6H13.6M16 8.6H19.4L17.6 11.2C20.4 11.4 20.2 15.8 17.4 15.8C16.6 15.8 16 15.4 15.6 14.8
        rectangle.portrait +fill: B R 4.6 1.4 14.8 21.2 2.8
        capsule +fill: B R 1.4 6 21.2 12 6
        oval +fill: B M22.6 12A10.6 7.6 0 1 1 1.4 12A10.6 7.6 0 1 1 22.6 12Z
        seal +fill: B M9.03 2.87Q12 0 14.97 2.87Q19.05 2.29 19.77 6.36Q23.41 8.29 21.6 12Q23.41 15.71 19.77 17.64Q19.05 21.71 14.97 21.13Q12 24 9.03 21.13Q4.95 21.71 4.23 17.64Q.59 15.71 2.4 12Q.59 8.29 4.23 6.36Q4.95 2.29 9.03 2.87Z
        shield +fill +slash: B M12 1.8L20.4 4.8A1 1 0 0 1 21 5.8V11.4C21 16.6 17.4 20.4 12 22.4C6.6 20.4 3 16.6 3 11.4V5.8A1 1 0 0 1 3.6 4.8Z
        star +fill +circle +square +slash: B M12 2.2L14.76 9.1L22 9.5L16.4 14.2L18.2 21.3L12 17.4L5.8 21.3L7.6 14.2L2 9.5L9.24 9.1Z
        star.leadinghalf.filled: B M12 2.2L14.76 9.1L22 9.5L16.4 14.2L18.2 21.3L12 17.4L5.8 21.3L7.6 14.2L2 9.5L9.24 9.1Z;F M12 2.2V17.4L5.8 21.3L7.6 14.2L2 9.5L9.24 9.1Z
        star.lefthalf.fill = star.leadinghalf.filled
        heart +fill +circle +square +slash: B M12 21C7.6 18 1.8 14 1.8 8.6C1.8 5.3 4.2 3 7.1 3C9.2 3 11 4.1 12 6C13 4.1 14.8 3 16.9 3C19.8 3 22.2 5.3 22.2 8.6C22.2 14 16.4 18 12 21Z
        circle.lefthalf.filled: B O 12 12 10.4;F M12 1.6A10.4 10.4 0 0 0 12 22.4Z
        circle.righthalf.filled = circle.lefthalf.filled flipX
        circle.lefthalf.fill = circle.lefthalf.filled
        circle.righthalf.fill = circle.righthalf.filled
        largecircle.fill.circle: O 12 12 10.4;F O 12 12 7.2
        smallcircle.filled.circle: O 12 12 10.4;F O 12 12 4
        circle.dashed: *12 M10.8 1.7A10.4 10.4 0 0 1 13.2 1.7
        target: O 12 12 10.4;O 12 12 6;F O 12 12 2.2
        scope: O 12 12 8.8;*4 M12 6.6V1.4
        square.grid.2x2 +fill: B R 2.4 2.4 7.8 7.8 1.8;B R 13.8 2.4 7.8 7.8 1.8;B R 2.4 13.8 7.8 7.8 1.8;B R 13.8 13.8 7.8 7.8 1.8
        square.grid.3x3 +fill: B R 2.4 2.4 19.2 19.2 2.2;D M8.8 2.6V21.4M15.2 2.6V21.4M2.6 8.8H21.4M2.6 15.2H21.4
        square.grid.3x3.square: R 2.6 2.6 18.8 18.8 3.6;F R 6 6 3.2 3.2 .6;F R 10.4 6 3.2 3.2 .6;F R 14.8 6 3.2 3.2 .6;F R 6 10.4 3.2 3.2 .6;F R 10.4 10.4 3.2 3.2 .6;F R 14.8 10.4 3.2 3.2 .6;F R 6 14.8 3.2 3.2 .6;F R 10.4 14.8 3.2 3.2 .6;F R 14.8 14.8 3.2 3.2 .6
        rectangle.grid.1x2 +fill: B R 2 2.6 20 8 1.8;B R 2 13.4 20 8 1.8
        rectangle.split.3x1 +fill: B R 1.4 4.6 21.2 14.8 2.6;D M8.5 4.8V19.2M15.5 4.8V19.2
        sidebar.left: B R 1.4 4 21.2 16 2.8;M8.6 4.2V19.8M3.8 7.6H6M3.8 10.6H6
        sidebar.right = sidebar.left flipX
        square.on.square +fill: B R 7.4 7.4 14.4 14.4 2.6;K M4.8 16.4A2.6 2.6 0 0 1 2.2 13.8V4.8A2.6 2.6 0 0 1 4.8 2.2H13.8A2.6 2.6 0 0 1 16.4 4.8
        square.dashed: M2.6 7V6.2A3.6 3.6 0 0 1 6.2 2.6H7M17 2.6H17.8A3.6 3.6 0 0 1 21.4 6.2V7M21.4 17V17.8A3.6 3.6 0 0 1 17.8 21.4H17M7 21.4H6.2A3.6 3.6 0 0 1 2.6 17.8V17M10.6 2.6H13.4M21.4 10.6V13.4M13.4 21.4H10.6M2.6 13.4V10.6
        questionmark.square.dashed: M2.6 7V6.2A3.6 3.6 0 0 1 6.2 2.6H7M17 2.6H17.8A3.6 3.6 0 0 1 21.4 6.2V7M21.4 17V17.8A3.6 3.6 0 0 1 17.8 21.4H17M7 21.4H6.2A3.6 3.6 0 0 1 2.6 17.8V17M10.6 2.6H13.4M21.4 10.6V13.4M13.4 21.4H10.6M2.6 13.4V10.6;M9.41 9.62C9.41 8 10.54 7.03 12 7.03C13.51 7.03 14.65 8 14.65 9.46C14.65 11.57 12 11.46 12 13.73;F O 12 16.32 1.0
        viewfinder +circle: *4 M2.4 7.4V5A2.6 2.6 0 0 1 5 2.4H7.4
        dot.viewfinder: *4 M2.4 7.4V5A2.6 2.6 0 0 1 5 2.4H7.4;O 12 12 2.4
        crop: M6.6 1.6V15A2.4 2.4 0 0 0 9 17.4H22.4M1.6 6.6H15A2.4 2.4 0 0 1 17.4 9V22.4
        crop.rotate: M8.6 4V12.6A2.4 2.4 0 0 0 11 15H19.8M4.4 8.6H13A2.4 2.4 0 0 1 15.4 11V19.6M2.2 13A9.9 9.9 0 0 0 9.4 21.6M21.8 11A9.9 9.9 0 0 0 14.6 2.4M6.4 22.2L9.8 21.8L8.6 18.6M17.6 1.8L14.2 2.2L15.4 5.4
        aspectratio +fill: B R 1.4 4.6 21.2 14.8 2.8;D M1.8 9.6H14.4A2 2 0 0 1 16.4 11.6V19.2
        flip.horizontal +fill: B M9 5.4V18.6H1.6Z;B M15 5.4V18.6H22.4Z;K M12 2V4.6M12 8V10.6M12 14V16.6M12 20V22
        square.stack +fill: B R 3 9.4 18 12.2 2.6;K M5 5.9H19M7.6 2.4H16.4
        """#
}
