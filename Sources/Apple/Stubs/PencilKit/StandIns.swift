// SPDX-License-Identifier: MIT

// Generated from StandIns/PencilKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Geometry
import UIKitTypes
public protocol PKTool {
}
public struct PKInkingTool: PKTool, Equatable, @unchecked Sendable {
    public enum InkType: String, Sendable { case pen = "com.apple.ink.pen", pencil = "com.apple.ink.pencil", marker = "com.apple.ink.marker", monoline = "com.apple.ink.monoline", fountainPen = "com.apple.ink.fountainpen", watercolor = "com.apple.ink.watercolor", crayon = "com.apple.ink.crayon" }
    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        inkType = type
        self.color = color
        self.width = width ?? 2
    }
    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
}
public struct PKEraserTool: PKTool, Equatable, Sendable {
    public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    public init(_ eraserType: EraserType) { self.eraserType = eraserType }
    public init(_ eraserType: EraserType, width: CGFloat) { self.eraserType = eraserType }
}
public struct PKLassoTool: PKTool, Equatable, Sendable {
    public init() {}
}
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }
/// Adds `drawing` to `PKCanvasView`. As a member of the class, it would override a property of our `UIView`.
@MainActor @preconcurrency
public protocol _KeepsDrawing: PKCanvasView {
}
extension _KeepsDrawing {
    public var drawing: PKDrawing {
        get { keptDrawing }
        set { keptDrawing = newValue }
    }
}
extension PKCanvasView: _KeepsDrawing, PKToolPickerObserver {}
open class PKCanvasView: UIScrollView {
    fileprivate final var keptDrawing = PKDrawing()
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var isRulerActive = false
    open var isDrawingEnabled = true
    open var allowsFingerDrawing = true
    open var drawingGestureRecognizer = UIGestureRecognizer()
}
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive: Bool = false
    open var showsDrawingPolicyControls: Bool = false
    open var isVisible: Bool { false }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public override nonisolated init() {}
    open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
