// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D

/// Keeps its properties, sublayers and animations; is neither laid out nor drawn, except by `render(in:)`.
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?
    open var masksToBounds = false
    open var mask: CALayer?
    open var opacity: Float = 1
    open var isHidden = false
    open var isOpaque = false
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var name: String?
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?
    private var animations: [(key: String, animation: CAAnimation)] = []

    public override init() { super.init() }
    /// Ignores `layer`.
    public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// The layer itself.
    open func presentation() -> Self? { self }
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func draw(in ctx: CGContext) {}
    /// Draws the background colour alone.
    open func render(in ctx: CGContext) {
        guard let backgroundColor else { return }
        ctx.setFillColor(backgroundColor)
        ctx.fill(bounds)
    }

    /// Keeps the animation without running it.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "\(ObjectIdentifier(anim).hashValue)"
        animations.removeAll { $0.key == key }
        animations.append((key, anim))
    }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
    open func removeAllAnimations() { animations = [] }
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
