// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D

/// What draws a view; properties are only kept.
open class CALayer: NSObject {
    /// Of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// Which corners.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How corners bend.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Of the border, in points.
    open var borderWidth: CGFloat = 0
    /// Of the border.
    open var borderColor: CGColor?
    /// Behind the content.
    open var backgroundColor: CGColor?
    /// Of the shadow.
    open var shadowColor: CGColor?
    /// Of the shadow, 0 to 1.
    open var shadowOpacity: Float = 0
    /// Of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// Of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// What casts the shadow.
    open var shadowPath: CGPath?
    /// Whether content ends at the bounds.
    open var masksToBounds = false
    /// Which parts are seen.
    open var mask: CALayer?
    /// 0 to 1.
    open var opacity: Float = 1
    /// Whether it is left out.
    open var isHidden = false
    /// Whether nothing shines through.
    open var isOpaque = false
    /// In points.
    open var frame = CGRect.zero
    /// In points.
    open var bounds = CGRect.zero
    /// In points.
    open var position = CGPoint.zero
    /// Further up is nearer.
    open var zPosition: CGFloat = 0
    /// Of the bounds, which point `position` is: 0 to 1.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// What is shown: an image.
    open var contents: Any?
    /// Pixels per point.
    open var contentsScale: CGFloat = 1
    /// How it is put on what lies behind.
    open var compositingFilter: Any?
    /// What changes the content.
    open var filters: [Any]?
    /// What changes what lies behind.
    open var backgroundFilters: [Any]?
    /// Whether it is drawn once.
    open var shouldRasterize = false
    /// Pixels per point, drawn once.
    open var rasterizationScale: CGFloat = 1
    /// Whether it is as the system draws it at last.
    open var allowsEdgeAntialiasing = false
    /// What to call it.
    open var name: String?
    /// How fast time goes.
    open var speed: Float = 1
    /// Seconds.
    open var timeOffset: CFTimeInterval = 0
    /// Seconds.
    open var beginTime: CFTimeInterval = 0
    /// Layers inside, from the back to the front.
    open var sublayers: [CALayer]?
    /// The layer around.
    open private(set) weak var superlayer: CALayer?
    private var animations: [(key: String, animation: CAAnimation)] = []

    /// A layer.
    public override init() { super.init() }
    /// A copy for an animation.
    public init(layer: Any) { super.init() }
    /// Nothing is decoded here: a layer.
    public required init?(coder: NSCoder) { super.init() }

    /// The layer itself.
    open func presentation() -> Self? { self }
    /// Puts a layer in front of those inside.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    /// Puts a layer between those inside.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
    }
    /// Puts a layer behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }
    /// Puts a layer in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
    }
    /// Takes it out of the layer around.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    /// Nothing: layers are not drawn.
    open func setNeedsDisplay() {}
    /// Nothing: layers are not drawn.
    open func setNeedsLayout() {}
    /// Nothing: layers are not laid out.
    open func layoutIfNeeded() {}
    /// Nothing: layers are not laid out.
    open func layoutSublayers() {}
    /// Nothing: layers are not drawn.
    open func draw(in ctx: CGContext) {}
    /// Draws its background in a context.
    open func render(in ctx: CGContext) {
        guard let backgroundColor else { return }
        ctx.setFillColor(backgroundColor)
        ctx.fill(bounds)
    }

    /// Keeps an animation; nothing moves by it.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "\(ObjectIdentifier(anim).hashValue)"
        animations.removeAll { $0.key == key }
        animations.append((key, anim))
    }
    /// The names of the animations that are kept; nil: none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    /// The animation of a name.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    /// Forgets an animation.
    open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
    /// Forgets all animations.
    open func removeAllAnimations() { animations = [] }
}

/// How corners bend.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A curve by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Parts of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// With curvature that grows evenly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Corners by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
