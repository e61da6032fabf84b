import CoreGraphics
import QuartzCore
import UIKitCore

extension PropertyCatalog {
    static let layerSections = [layerGeometry, layerAppearance, layerShadow, shapes, gradients]

    private static let layerGeometry = PropertySection(CALayer.self, "CALayer: geometry", of: .layer) { table in
        table.rect("frame", \.frame)
        table.rect("bounds", \.bounds)
        table.point("position", \.position)
        table.number("zPosition", \.zPosition, in: -100_000...100_000)
        table.point("anchorPoint", \.anchorPoint, in: -100...100)
        table.number("anchorPointZ", \.anchorPointZ, in: -100_000...100_000)
        table.space("transform", \.transform)
        table.space("sublayerTransform", \.sublayerTransform)
    }

    private static let layerAppearance = PropertySection(CALayer.self, "CALayer: appearance", of: .layer) { table in
        table.note("class") { _ObjCRuntime.name(of: type(of: $0)) }
        table.text("name", \.name)
        table.color("backgroundColor", \.backgroundColor)
        table.number("opacity", \.opacity, in: 0...1)
        table.flag("isHidden", \.isHidden)
        table.flag("isOpaque", \.isOpaque)
        table.flag("masksToBounds", \.masksToBounds)
        table.number("cornerRadius", \.cornerRadius, in: 0...4096)
        table.options(
            "maskedCorners", \.maskedCorners,
            [
                "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
                "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
            ])
        table.choice("cornerCurve", \.cornerCurve, ["circular": .circular, "continuous": .continuous])
        table.number("borderWidth", \.borderWidth, in: 0...4096)
        table.color("borderColor", \.borderColor)
        table.choice(
            "contentsGravity", \.contentsGravity,
            [
                "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
                "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight, "resize": .resize,
                "resizeAspect": .resizeAspect, "resizeAspectFill": .resizeAspectFill,
            ])
        table.number("contentsScale", \.contentsScale, in: 0.5...4)
        table.rect("contentsRect", \.contentsRect)
        table.flag("isDoubleSided", \.isDoubleSided)
        table.flag("allowsGroupOpacity", \.allowsGroupOpacity)
        table.flag("shouldRasterize", \.shouldRasterize)
        table.note("mask") { $0.mask }
        table.note("contents") { $0.contents.map { _ in "a picture" } }
        table.note("animationKeys") { $0.animationKeys()?.joined(separator: ", ") }
        table.note("sublayers") { $0.sublayers?.count }
    }

    private static let layerShadow = PropertySection(CALayer.self, "CALayer: shadow", of: .layer) { table in
        table.number("shadowOpacity", \.shadowOpacity, in: 0...1)
        table.number("shadowRadius", \.shadowRadius, in: 0...500)
        table.size("shadowOffset", \.shadowOffset, in: -4096...4096)
        table.color("shadowColor", \.shadowColor)
        table.note("shadowPath") { $0.shadowPath.map { "in \($0.boundingBox)" } }
    }

    private static let shapes = PropertySection(CAShapeLayer.self, "CAShapeLayer", of: .layer) { table in
        table.note("path") { $0.path.map { "in \($0.boundingBox)" } }
        table.color("fillColor", \.fillColor)
        table.color("strokeColor", \.strokeColor)
        table.number("lineWidth", \.lineWidth, in: 0...4096)
        table.number("strokeStart", \.strokeStart, in: 0...1)
        table.number("strokeEnd", \.strokeEnd, in: 0...1)
        table.number("miterLimit", \.miterLimit, in: 0...1000)
        table.choice("fillRule", \.fillRule, ["non-zero": .nonZero, "even-odd": .evenOdd])
        table.choice("lineCap", \.lineCap, ["butt": .butt, "round": .round, "square": .square])
        table.choice("lineJoin", \.lineJoin, ["miter": .miter, "round": .round, "bevel": .bevel])
    }

    private static let gradients = PropertySection(CAGradientLayer.self, "CAGradientLayer", of: .layer) { table in
        table.point("startPoint", \.startPoint, in: -100...100)
        table.point("endPoint", \.endPoint, in: -100...100)
        table.choice("type", \.type, ["axial": .axial, "radial": .radial, "conic": .conic])
        table.note("colors") { $0.colors?.count }
        table.note("locations") { $0.locations?.map { "\($0)" }.joined(separator: ", ") }
    }
}
