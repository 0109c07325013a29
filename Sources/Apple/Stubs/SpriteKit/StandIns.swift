// SPDX-License-Identifier: MIT

// Generated from StandIns/SpriteKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import AVFoundation
import Foundation
import SwiftUI
import UIKitTypes
import VirtualTime
public typealias SKColor = UIColor
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha }
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
public enum SKInterpolationMode: Int, Sendable { case linear, spline, step }
@MainActor @preconcurrency
open class SKNode: UIResponder {
    open var name: String?
    open var position: CGPoint = .zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var speed: CGFloat = 1
    open var isPaused: Bool = false
    open var isHidden: Bool = false
    open var isUserInteractionEnabled: Bool = false
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody?
    open var constraints: [SKConstraint]?
    public private(set) weak var parent: SKNode?
    public private(set) var children: [SKNode] = []
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    public override init() { super.init() }
    public convenience init?(fileNamed filename: String) { nil }
    public required init?(coder aDecoder: NSCoder) { nil }
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func addChild(_ node: SKNode) {
        node.parent = self
        children.append(node)
    }
    open func insertChild(_ node: SKNode, at index: Int) {
        node.parent = self
        children.insert(node, at: index)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
    open func move(toParent parent: SKNode) {
        removeFromParent()
        parent.addChild(self)
    }
    open func childNode(withName name: String) -> SKNode? {
        let name = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
        return children.first { $0.name == name } ?? children.lazy.compactMap { $0.childNode(withName: name) }.first
    }
    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for child in children where child.name == name && !stop.boolValue { block(child, &stop) }
    }
    open func inParentHierarchy(_ parent: SKNode) -> Bool { self.parent === parent || self.parent?.inParentHierarchy(parent) ?? false }
    open func run(_ action: SKAction) {
        HostServices.warn("SKNode.run: actions do not run")
    }
    open func run(_ action: SKAction, withKey key: String) {
        HostServices.warn("SKNode.run: actions do not run")
    }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        HostServices.warn("SKNode.run: actions do not run")
    }
    open func run(_ action: SKAction) async {
        HostServices.warn("SKNode.run: actions do not run")
    }
    open func hasActions() -> Bool { false }
    open func action(forKey key: String) -> SKAction? { nil }
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    open func atPoint(_ p: CGPoint) -> SKNode { descendants(at: p).last ?? self }
    open func nodes(at p: CGPoint) -> [SKNode] { descendants(at: p) }
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point.applying(node.transformToRoot).applying(transformToRoot.inverted()) }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
}
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
    open var shouldEnableEffects: Bool = false
    open var shouldRasterize: Bool = false
    open var blendMode = SKBlendMode.alpha
}
@MainActor @preconcurrency
open class SKScene: SKEffectNode {
    open var size: CGSize = .zero
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = SKColor.darkGray
    open var anchorPoint: CGPoint = .zero
    open var camera: SKCameraNode?
    open weak var delegate: (any SKSceneDelegate)?
    public let physicsWorld = SKPhysicsWorld()
    open var view: SKView? { nil }
    open override var frame: CGRect { CGRect(origin: .zero, size: size) }
    public override init() { super.init() }
    public init(size: CGSize) {
        super.init()
        self.size = size
    }
    public required init?(coder aDecoder: NSCoder) { nil }
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}
    // A view of the scene's size, whose y axis points down.
    open func convertPoint(fromView point: CGPoint) -> CGPoint { CGPoint(x: point.x - size.width * anchorPoint.x, y: size.height * (1 - anchorPoint.y) - point.y) }
    open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x + size.width * anchorPoint.x, y: size.height * (1 - anchorPoint.y) - point.y) }
}
@MainActor @preconcurrency
public protocol SKSceneDelegate: AnyObject {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
}
extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}
@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var size: CGSize
    open var color: SKColor
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0
    open override var frame: CGRect { CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height).applying(transformToParent) }
    public init(texture: SKTexture?, color: SKColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: SKColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
    public required init?(coder aDecoder: NSCoder) { nil }
    open func scale(to size: CGSize) { self.size = size }
}
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = SKColor.clear
    open var strokeColor = SKColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 1
    open var fillTexture: SKTexture?
    open var blendMode = SKBlendMode.alpha
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open override var frame: CGRect { (path?.boundingBox ?? .zero).applying(transformToParent) }
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init(path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)) }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius) }
    public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2)) }
    public convenience init(ellipseOf size: CGSize) { self.init(path: CGPath(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), transform: nil)) }
}
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
    open var text: String?
    open var fontName: String?
    open var attributedText: NSAttributedString?
    open var fontSize: CGFloat = 32
    open var fontColor: SKColor? = .white
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
}
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleBirthRate: CGFloat = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleScale: CGFloat = 1
    open var particleColorBlendFactor: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particlePositionRange = CGVector.zero
    open var particlePosition: CGPoint = .zero
    open var particleSize: CGSize = .zero
    open var particleColor = SKColor.white
    open var particleBlendMode = SKBlendMode.alpha
    open var numParticlesToEmit = 0
    open weak var targetNode: SKNode?
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    open func resetSimulation() {}
}
@MainActor @preconcurrency
open class SKCameraNode: SKNode {}
@MainActor @preconcurrency
open class SKCropNode: SKNode {
    open var maskNode: SKNode?
}
@MainActor @preconcurrency
open class SKLightNode: SKNode {}
@MainActor @preconcurrency
open class SKFieldNode: SKNode {}
@MainActor @preconcurrency
open class SKAudioNode: SKNode {
    open var autoplayLooped: Bool = true
    open var isPositional: Bool = true
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}
@MainActor @preconcurrency
open class SKVideoNode: SKNode {
    public convenience init(fileNamed videoFile: String) { self.init() }
    public convenience init(url: URL) { self.init() }
    open func play() {}
    open func pause() {}
}
open class SKTexture: NSObject, @unchecked Sendable {
    private let dimensions: CGSize
    open var filteringMode = SKTextureFilteringMode.linear
    public init(imageNamed name: String) { dimensions = UIImage(named: name)?.size ?? .zero }
    public init(image: UIImage) { dimensions = image.size }
    public init(cgImage image: CGImage) { dimensions = CGSize(width: image.width, height: image.height) }
    public convenience init(rect: CGRect, in texture: SKTexture) { self.init(texture.dimensions) }
    init(_ size: CGSize) { dimensions = size }
    open func size() -> CGSize { dimensions }
    open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    public let textureNames: [String] = []
    public init(named name: String) { super.init() }
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
open class SKConstraint: NSObject, @unchecked Sendable {
    open var enabled = true
}
open class SKRange: NSObject, @unchecked Sendable {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
}
/// An action. It never runs, and completions are not called.
open class SKAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval = 0
    open var timingMode = SKActionTimingMode.linear
    open var speed: CGFloat = 1
    init(_ duration: TimeInterval = 0) { self.duration = duration }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { SKAction(duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { SKAction(sec * Double(textures.count)) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction { SKAction(sec * Double(textures.count)) }
    open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { SKAction(duration) }
    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(actions.reduce(0) { $0 + $1.duration }) }
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(action.duration * Double(count)) }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
    open class func run(_ block: @escaping () -> Void, queue: VirtualDispatchQueue) -> SKAction { SKAction() }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(action.duration) }
    open class func customAction(withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction { SKAction(duration) }
    open class func removeFromParent() -> SKAction { SKAction() }
    open class func hide() -> SKAction { SKAction() }
    open class func unhide() -> SKAction { SKAction() }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
    open class func play() -> SKAction { SKAction() }
    open class func stop() -> SKAction { SKAction() }
    open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    open func reversed() -> SKAction { SKAction(duration) }
}
open class SKPhysicsBody: NSObject, @unchecked Sendable {
    open var isDynamic: Bool = true
    open var allowsRotation: Bool = true
    open var affectedByGravity: Bool = true
    open var usesPreciseCollisionDetection: Bool = false
    open var pinned: Bool = false
    open var isResting: Bool = false
    open var categoryBitMask: UInt32 = 0xFFFFFFFF
    open var collisionBitMask: UInt32 = 0xFFFFFFFF
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask: UInt32 = 0
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var charge: CGFloat = 0
    open var angularVelocity: CGFloat = 0
    open var velocity = CGVector.zero
    open var area: CGFloat { 0 }
    open var joints: [SKPhysicsJoint] { [] }
    public internal(set) weak var node: SKNode?
    public override init() {}
    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    public convenience init(edgeChainFrom path: CGPath) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
    public convenience init(bodies: [SKPhysicsBody]) { self.init() }
    open func applyForce(_ force: CGVector) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    override nonisolated init() {}
    open func add(_ joint: SKPhysicsJoint) {}
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
}
open class SKPhysicsContact: NSObject, @unchecked Sendable {
    public let bodyA = SKPhysicsBody(), bodyB = SKPhysicsBody()
    open var contactPoint: CGPoint { .zero }
    open var contactNormal: CGVector { .zero }
    open var collisionImpulse: CGFloat { 0 }
    override init() {}
}
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB) }
}
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB) }
}
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB) }
}
open class SKTransition: NSObject, @unchecked Sendable {
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
/// Draws a grey box.
@MainActor @preconcurrency
open class SKView: UIView {
    public private(set) var scene: SKScene?
    open var showsFPS: Bool = false
    open var showsNodeCount: Bool = false
    open var showsDrawCount: Bool = false
    open var showsPhysics: Bool = false
    open var showsFields: Bool = false
    open var ignoresSiblingOrder: Bool = false
    open var allowsTransparency: Bool = false
    open var isPaused: Bool = false
    open var isAsynchronous: Bool = false
    open var shouldCullNonVisibleNodes: Bool = false
    open var preferredFramesPerSecond = 60
    open func presentScene(_ scene: SKScene?) {
        self.scene = scene
        scene?.didMove(to: self)
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    open func texture(from node: SKNode) -> SKTexture? { nil }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point }
}
/// Draws a grey box, because scenes are not drawn.
@MainActor @preconcurrency
public struct SpriteView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
    }
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsPhysics = DebugOptions(rawValue: 4)
        public static let showsDrawCount = DebugOptions(rawValue: 8)
    }
    private let scene: SKScene
    public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []) { self.scene = scene }
    public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes], shouldRender: @escaping (TimeInterval) -> Bool) { self.scene = scene }
    public var body: some View { SpriteField(scene: scene) }
}
private struct SpriteField: UIViewRepresentable {
    public let scene: SKScene
    public func makeUIView(context: Context) -> SKView {
        let view = SKView()
        view.presentScene(scene)
        return view
    }
    public func updateUIView(_ uiView: SKView, context: Context) {}
}
