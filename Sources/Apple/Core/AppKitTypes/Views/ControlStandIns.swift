// SPDX-License-Identifier: MIT

// Generated from StandIns/AppKit-Controls.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
/// Receives no clicks. Its action is kept: this platform has no Objective-C selectors.
open class NSControl: NSView {
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
    public struct StateValue: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let on = StateValue(rawValue: 1)
        public static let off = StateValue(rawValue: 0)
        public static let mixed = StateValue(rawValue: -1)
    }
    public enum ImagePosition: UInt, Sendable { case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing }
    open weak var target: AnyObject?
    open var action: Selector?
    private var ownTag = 0
    open override var tag: Int {
        get { ownTag }
        set { ownTag = newValue }
    }
    open var isEnabled = true
    open var isContinuous: Bool = false
    open var isHighlighted: Bool = false
    open var refusesFirstResponder: Bool = false
    open var usesSingleLineMode: Bool = false
    open var controlSize = ControlSize.regular
    open var font: NSFont?
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var formatter: Formatter?
    open var cell: NSCell?
    private(set) var ownAttributedString: NSAttributedString?
    open var stringValue = "" { didSet { ownAttributedString = nil } }
    open var attributedStringValue: NSAttributedString {
        get { ownAttributedString ?? NSAttributedString(string: stringValue) }
        set {
            stringValue = newValue.string
            ownAttributedString = newValue
        }
    }
    open var doubleValue: Double {
        get { Double(stringValue) ?? 0 }
        set { stringValue = "\(newValue)" }
    }
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    open var integerValue: Int {
        get { Int(doubleValue) }
        set { stringValue = "\(newValue)" }
    }
    open var objectValue: Any? {
        get { stringValue }
        set { stringValue = newValue.map { "\($0)" } ?? "" }
    }
    open func sizeToFit() { setFrameSize(fittingSize) }
    open func sizeThatFits(_ size: NSSize) -> NSSize { fittingSize }
    @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
    open func performClick(_ sender: Any?) {}
    open func abortEditing() {}
    open func validateEditing() {}
    open func takeStringValueFrom(_ sender: Any?) {}
}
/// Kept and ignored.
@MainActor @preconcurrency
open class NSCell: NSObject {
    open var usesSingleLineMode: Bool
    open var isScrollable: Bool
    open var wraps: Bool
    open var truncatesLastVisibleLine: Bool
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    public override init() {
        (usesSingleLineMode, isScrollable, wraps, truncatesLastVisibleLine) = (false, false, true, false)
    }
}
/// The field keeps its delegate but never calls it.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func controlTextDidBeginEditing(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
    func controlTextDidChange(_ obj: Notification)
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
}
extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
}
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
}
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
    func searchFieldDidStartSearching(_ sender: NSSearchField)
    func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
    public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
    public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
@MainActor @preconcurrency
public protocol NSTextDelegate: NSObjectProtocol {
    func textDidChange(_ notification: Notification)
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    func textShouldEndEditing(_ textObject: NSText) -> Bool
}
extension NSTextDelegate {
    public func textDidChange(_ notification: Notification) {}
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
}
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    func textViewDidChangeSelection(_ notification: Notification)
}
extension NSTextViewDelegate {
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool { true }
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
    public func textViewDidChangeSelection(_ notification: Notification) {}
}
/// A controller that loads its view on first use. It presents nothing. No appearance method is called.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    public typealias NibName = String
    public let nibName: NibName?
    public let nibBundle: Bundle?
    private var content: NSView?
    open var view: NSView {
        get {
            if let content { return content }
            loadView()
            let made = content ?? NSView()
            content = made
            viewDidLoad()
            return made
        }
        set { content = newValue }
    }
    open var viewIfLoaded: NSView? { content }
    open var isViewLoaded: Bool { content != nil }
    open var title: String?
    open var representedObject: Any?
    open var preferredContentSize = NSSize.zero
    open private(set) var children: [NSViewController] = []
    open private(set) weak var parent: NSViewController?
    open var presentedViewControllers: [NSViewController]? { nil }
    open var presentingViewController: NSViewController? { nil }
    public init(nibName nibNameOrNil: NibName?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public override required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init(coder: coder)
    }
    open func loadView() { view = NSView() }
    open func loadViewIfNeeded() { _ = view }
    open func viewDidLoad() {}
    /// Never called, like the methods below.
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}
    open func updateViewConstraints() {}
    open func viewWillTransition(to newSize: NSSize) {}
    open func addChild(_ childViewController: NSViewController) {
        childViewController.removeFromParent()
        children.append(childViewController)
        childViewController.parent = self
    }
    open func insertChild(_ childViewController: NSViewController, at index: Int) {
        addChild(childViewController)
        children.insert(children.removeLast(), at: min(max(index, 0), children.count))
    }
    open func removeChild(at index: Int) { children[index].removeFromParent() }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func presentAsSheet(_ viewController: NSViewController) {
        HostServices.warn("NSViewController presents nothing here")
    }
    open func presentAsModalWindow(_ viewController: NSViewController) {
        HostServices.warn("NSViewController presents nothing here")
    }
    open func present(_ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior) {
        HostServices.warn("NSViewController presents nothing here")
    }
    open func dismiss(_ viewController: NSViewController) {}
    open func dismiss(_ sender: Any?) {}
}
open class NSTitlebarAccessoryViewController: NSViewController {
    open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
    open var fullScreenMinHeight: CGFloat = 0
}
/// Never shown, and warns.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    open var behavior = Behavior.applicationDefined
    open var contentViewController: NSViewController?
    open var contentSize = NSSize.zero
    open var animates = true
    open var appearance: NSAppearance?
    open weak var delegate: (any NSPopoverDelegate)?
    open var isShown: Bool { false }
    open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        HostServices.warn("NSPopover: no popover is shown")
    }
    open func performClose(_ sender: Any?) {}
    open func close() {}
}
@MainActor @preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {
    func popoverDidClose(_ notification: Notification)
    func popoverDidShow(_ notification: Notification)
}
extension NSPopoverDelegate {
    public func popoverDidClose(_ notification: Notification) {}
    public func popoverDidShow(_ notification: Notification) {}
}
/// A recognizer that never receives an event and never calls its targets.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }
    open weak var target: AnyObject?
    open var action: Selector?
    open var state = State.possible
    open internal(set) weak var view: NSView?
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    open var isEnabled = true
    open var delaysPrimaryMouseButtonEvents = false
    public init(target: Any?, action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }
    public override convenience init() { self.init(target: nil, action: nil) }
    open func location(in view: NSView?) -> NSPoint { .zero }
    open func reset() {}
}
@MainActor @preconcurrency
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer) -> Bool
}
extension NSGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
}
open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfClicksRequired = 1
}
open class NSPanGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open func translation(in view: NSView?) -> NSPoint { .zero }
    open func setTranslation(_ translation: NSPoint, in view: NSView?) {}
    open func velocity(in view: NSView?) -> NSPoint { .zero }
}
open class NSPressGestureRecognizer: NSGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 3
}
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    open var magnification: CGFloat = 0
}
open class NSRotationGestureRecognizer: NSGestureRecognizer {
    open var rotation: CGFloat = 0
}
/// Runs changes immediately.
@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
    open var duration: TimeInterval = 0.25
    open var timingFunction: CAMediaTimingFunction?
    open var completionHandler: (() -> Void)?
    open var allowsImplicitAnimation = false
    public nonisolated static let current = MainActor.assumeIsolated { NSAnimationContext() }
    open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {
        changes(NSAnimationContext())
        completionHandler?()
    }
    open class func beginGrouping() {}
    open class func endGrouping() {}
}
