// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D

/// Colours that go into each other; only kept.
open class CAGradientLayer: CALayer {
    /// `CGColor`s.
    open var colors: [Any]?
    /// Where the colours are, 0 to 1.
    open var locations: [NSNumber]?
    /// Of the bounds, 0 to 1.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Of the bounds, 0 to 1.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Along a line, around or from a point.
    open var type = CAGradientLayerType.axial
}

/// Along a line, around or from a point.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
    /// From a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A path; only kept.
open class CAShapeLayer: CALayer {
    /// The path.
    open var path: CGPath?
    /// Inside of it.
    open var fillColor: CGColor? = .black
    /// What is inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// Along it.
    open var strokeColor: CGColor?
    /// Where the stroke begins, 0 to 1.
    open var strokeStart: CGFloat = 0
    /// Where the stroke ends, 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// In points.
    open var lineWidth: CGFloat = 1
    /// To the width of the line.
    open var miterLimit: CGFloat = 10
    /// How lines end.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Where dashes begin, in points.
    open var lineDashPhase: CGFloat = 0
    /// How long dashes and the gaps between them are, in points.
    open var lineDashPattern: [NSNumber]?
}

/// What is inside of a path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A rule by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where lines go around in one direction more than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Where lines go around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A cap by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A join by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In a part of a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Without the point.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A text; only kept.
open class CATextLayer: CALayer {
    /// What it says.
    open var string: Any?
    /// In points.
    open var fontSize: CGFloat = 36
    /// Its letters.
    open var font: AnyObject?
    /// Of the letters.
    open var foregroundColor: CGColor?
    /// Whether lines break.
    open var isWrapped = false
}

/// The same again and again; only kept.
open class CAReplicatorLayer: CALayer {
    /// How often.
    open var instanceCount = 1
    /// In seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// Of all.
    open var instanceColor: CGColor?
}

/// Particles; none are seen here.
open class CAEmitterLayer: CALayer {
    /// What is thrown.
    open var emitterCells: [CAEmitterCell]?
    /// Where from.
    open var emitterPosition = CGPoint.zero
    /// How large the place is.
    open var emitterSize = CGSize.zero
    /// In which shape.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From which part of the shape.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How they are put on each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// How many, to what cells say.
    open var birthRate: Float = 1
    /// How long, to what cells say.
    open var lifetime: Float = 1
    /// How fast, to what cells say.
    open var velocity: Float = 1
    /// How large, to what cells say.
    open var scale: Float = 1
    /// What chance begins with.
    open var seed: UInt32 = 0
}

/// In which shape particles come.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A shape by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}
/// From which part of the shape particles come.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A part by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From anywhere.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
    /// From the edge.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// From the corners.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// From the face.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
}
/// How particles are put on each other.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest behind.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Lights add up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// What particles are like; none are seen here.
open class CAEmitterCell: NSObject {
    /// What to call it.
    open var name: String?
    /// A `CGImage`.
    open var contents: Any?
    /// Of all.
    open var color: CGColor?
    /// In a second.
    open var birthRate: Float = 0
    /// In seconds.
    open var lifetime: Float = 0
    /// In seconds.
    open var lifetimeRange: Float = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    /// Points a second.
    open var velocityRange: CGFloat = 0
    /// Points a second, each second.
    open var xAcceleration: CGFloat = 0
    /// Points a second, each second.
    open var yAcceleration: CGFloat = 0
    /// Points a second, each second.
    open var zAcceleration: CGFloat = 0
    /// In radians.
    open var emissionLatitude: CGFloat = 0
    /// In radians.
    open var emissionLongitude: CGFloat = 0
    /// In radians.
    open var emissionRange: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    /// Radians a second.
    open var spinRange: CGFloat = 0
    /// To its size.
    open var scale: CGFloat = 1
    /// To its size.
    open var scaleRange: CGFloat = 0
    /// To its size, in a second.
    open var scaleSpeed: CGFloat = 0
    /// 0 to 1.
    open var redRange: Float = 0
    /// 0 to 1.
    open var greenRange: Float = 0
    /// 0 to 1.
    open var blueRange: Float = 0
    /// 0 to 1.
    open var alphaRange: Float = 0
    /// In a second.
    open var redSpeed: Float = 0
    /// In a second.
    open var greenSpeed: Float = 0
    /// In a second.
    open var blueSpeed: Float = 0
    /// In a second.
    open var alphaSpeed: Float = 0
    /// Whether there are any.
    open var isEnabled = true
    /// The part of the picture, 0 to 1.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels a point.
    open var contentsScale: CGFloat = 1
    /// In seconds.
    open var beginTime: CFTimeInterval = 0
    /// In seconds.
    open var duration: CFTimeInterval = 0
    /// In seconds.
    open var timeOffset: CFTimeInterval = 0
    /// Seconds a second.
    open var speed: Float = 1
    /// Rounds.
    open var repeatCount: Float = 0
    /// In seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether rounds go back.
    open var autoreverses = false
    /// What it throws in turn.
    open var emitterCells: [CAEmitterCell]?
    /// Particles of no kind yet.
    public override init() { super.init() }
}
