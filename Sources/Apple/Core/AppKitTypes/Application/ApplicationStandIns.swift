// SPDX-License-Identifier: MIT

// Generated from StandIns/AppKit-Application.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
/// A responder that receives no events. There is no responder chain here.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    public override init() { super.init() }
    public init?(coder: NSCoder) { super.init() }
    open var nextResponder: NSResponder?
    open var menu: NSMenu?
    open var acceptsFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open var undoManager: UndoManager? { nextResponder?.undoManager }
    /// Never called, like every method below.
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func rightMouseUp(with event: NSEvent) {}
    open func rightMouseDragged(with event: NSEvent) {}
    open func otherMouseDown(with event: NSEvent) {}
    open func otherMouseUp(with event: NSEvent) {}
    open func otherMouseDragged(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func magnify(with event: NSEvent) {}
    open func rotate(with event: NSEvent) {}
    open func swipe(with event: NSEvent) {}
    open func smartMagnify(with event: NSEvent) {}
    open func pressureChange(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
    open func cursorUpdate(with event: NSEvent) {}
    open func tabletPoint(with event: NSEvent) {}
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
    open func cancelOperation(_ sender: Any?) {}
    open func insertNewline(_ sender: Any?) {}
    open func insertTab(_ sender: Any?) {}
    open func deleteBackward(_ sender: Any?) {}
    open func deleteForward(_ sender: Any?) {}
    open func moveUp(_ sender: Any?) {}
    open func moveDown(_ sender: Any?) {}
    open func moveLeft(_ sender: Any?) {}
    open func moveRight(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func noResponder(for eventSelector: Selector) {}
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
    open func restoreState(with coder: NSCoder) {}
    open func encodeRestorableState(with coder: NSCoder) {}
}
/// The app. It has one window, which is the host's.
@MainActor @preconcurrency
open class NSApplication: NSResponder, NSAppearanceCustomization {
    public nonisolated static let shared = MainActor.assumeIsolated { NSApplication() }
    /// Kept and never called.
    open weak var delegate: (any NSApplicationDelegate)?
    open var windows: [NSWindow] { [.host] }
    open var keyWindow: NSWindow? { .host }
    open var mainWindow: NSWindow? { .host }
    open var modalWindow: NSWindow? { nil }
    open var currentEvent: NSEvent? { nil }
    open var isActive: Bool { true }
    open var isRunning: Bool { true }
    open var isHidden: Bool { false }
    open var isFullKeyboardAccessEnabled: Bool { false }
    /// Kept and ignored.
    open var appearance: NSAppearance?
    open var applicationIconImage: NSImage!
    open var mainMenu: NSMenu?
    open var windowsMenu: NSMenu?
    open var helpMenu: NSMenu?
    open var servicesMenu: NSMenu?
    open var presentationOptions: PresentationOptions = []
    open var dockTile: NSDockTile { NSDockTile() }
    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    public struct PresentationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let autoHideDock = PresentationOptions(rawValue: 1)
        public static let hideDock = PresentationOptions(rawValue: 2)
        public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
        public static let hideMenuBar = PresentationOptions(rawValue: 8)
        public static let disableAppleMenu = PresentationOptions(rawValue: 16)
        public static let disableProcessSwitching = PresentationOptions(rawValue: 32)
        public static let disableForceQuit = PresentationOptions(rawValue: 64)
        public static let disableSessionTermination = PresentationOptions(rawValue: 128)
        public static let disableHideApplication = PresentationOptions(rawValue: 256)
        public static let disableMenuBarTransparency = PresentationOptions(rawValue: 512)
        public static let fullScreen = PresentationOptions(rawValue: 1024)
        public static let autoHideToolbar = PresentationOptions(rawValue: 2048)
    }
    public struct AboutPanelOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    }
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
    public struct ModalResponse: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let OK = ModalResponse(rawValue: 1)
        public static let cancel = ModalResponse(rawValue: 0)
        public static let stop = ModalResponse(rawValue: -1000)
        public static let abort = ModalResponse(rawValue: -1001)
        public static let `continue` = ModalResponse(rawValue: -1002)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }
    public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest = 0, informationalRequest = 10 }
    open func activationPolicy() -> ActivationPolicy { .regular }
    @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    open func activate(ignoringOtherApps flag: Bool) {}
    open func activate() {}
    open func deactivate() {}
    open func hide(_ sender: Any?) {}
    open func unhide(_ sender: Any?) {}
    open func hideOtherApplications(_ sender: Any?) {}
    open func run() {}
    open func stop(_ sender: Any?) {}
    /// Does nothing: the program ends when its pictures are drawn.
    open func terminate(_ sender: Any?) {}
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
    open func target(forAction action: Selector) -> Any? { nil }
    open func sendEvent(_ event: NSEvent) {}
    open func orderFrontStandardAboutPanel(_ sender: Any?) {}
    open func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {}
    open func orderFrontColorPanel(_ sender: Any?) {}
    open func orderFrontCharacterPalette(_ sender: Any?) {}
    open func window(withWindowNumber windowNum: Int) -> NSWindow? { .host }
    @discardableResult open func runModal(for window: NSWindow) -> ModalResponse {
        HostServices.warn("NSApplication.runModal: nothing is shown")
        return .abort
    }
    open func stopModal() {}
    open func stopModal(withCode returnCode: ModalResponse) {}
    open func abortModal() {}
    @discardableResult open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    open func registerForRemoteNotifications() {}
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy, animated: Bool) -> Bool { true }
    /// Never posted, like every notification below.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
    public nonisolated static let willBecomeActiveNotification = Notification.Name("NSApplicationWillBecomeActiveNotification")
    public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
    public nonisolated static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunchingNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
    public nonisolated static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
    public nonisolated static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
    public nonisolated static let didChangeScreenParametersNotification = Notification.Name("NSApplicationDidChangeScreenParametersNotification")
}
/// The app keeps its delegate but never calls it.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationWillBecomeActive(_ notification: Notification)
    func applicationDidResignActive(_ notification: Notification)
    func applicationWillResignActive(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationDidHide(_ notification: Notification)
    func applicationDidUnhide(_ notification: Notification)
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    func application(_ application: NSApplication, open urls: [URL])
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
    func applicationDidChangeScreenParameters(_ notification: Notification)
}
extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillBecomeActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationDidHide(_ notification: Notification) {}
    public func applicationDidUnhide(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
    public func applicationDidChangeScreenParameters(_ notification: Notification) {}
}
extension NSApplicationDelegate {
    /// Does nothing: `render` shows previews instead of running the app.
    public static func main() {}
}
@MainActor @preconcurrency
open class NSDockTile: NSObject {
    open var badgeLabel: String?
    open var contentView: NSView?
    open var showsApplicationBadge = true
    open func display() {}
}
/// A window that fills the screen. The host draws its own views, not those of an `NSWindow`.
@MainActor @preconcurrency
open class NSWindow: NSResponder, NSAppearanceCustomization {
    static let host = NSWindow()
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let docModalWindow = StyleMask(rawValue: 64)
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 4096)
        public static let hudWindow = StyleMask(rawValue: 8192)
        public static let fullScreen = StyleMask(rawValue: 16384)
        public static let fullSizeContentView = StyleMask(rawValue: 32768)
    }
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default`: CollectionBehavior = []
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let managed = CollectionBehavior(rawValue: 4)
        public static let transient = CollectionBehavior(rawValue: 8)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let participatesInCycle = CollectionBehavior(rawValue: 32)
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
        public static let fullScreenNone = CollectionBehavior(rawValue: 512)
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 2048)
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 4096)
        public static let primary = CollectionBehavior(rawValue: 65536)
        public static let auxiliary = CollectionBehavior(rawValue: 131072)
        public static let canJoinAllApplications = CollectionBehavior(rawValue: 262144)
    }
    public struct Level: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let submenu = Level(rawValue: 3)
        public static let tornOffMenu = Level(rawValue: 3)
        public static let mainMenu = Level(rawValue: 24)
        public static let statusBar = Level(rawValue: 25)
        public static let modalPanel = Level(rawValue: 8)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)
    }
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton, documentVersionsButton }
    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
    public enum OrderingMode: Int, Sendable { case out = 0, above = 1, below = -1 }
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    public enum ToolbarStyle: UInt, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    public enum AnimationBehavior: Int, Sendable { case `default` = 0, none = 2, documentWindow, utilityWindow, alertPanel }
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = OcclusionState(rawValue: 2)
    }
    public typealias FrameAutosaveName = String
    public typealias TabbingIdentifier = String
    open var title: String = ""
    open var subtitle: String = ""
    open var representedFilename: String = ""
    open var representedURL: URL?
    open var styleMask: StyleMask
    open var collectionBehavior: CollectionBehavior = []
    open var level = Level.normal
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent: Bool = false
    open var isMovableByWindowBackground: Bool = false
    open var hidesOnDeactivate: Bool = false
    open var ignoresMouseEvents: Bool = false
    open var acceptsMouseMovedEvents: Bool = false
    open var isExcludedFromWindowsMenu: Bool = false
    open var isDocumentEdited: Bool = false
    open var isReleasedWhenClosed: Bool = true
    open var isOpaque: Bool = true
    open var hasShadow: Bool = true
    open var isMovable: Bool = true
    open var canHide: Bool = true
    open var isRestorable: Bool = true
    open var showsToolbarButton: Bool = true
    open var toolbarStyle = ToolbarStyle.automatic
    open var toolbar: NSToolbar?
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    open var tabbingMode = TabbingMode.automatic
    open var tabbingIdentifier: TabbingIdentifier = ""
    open var animationBehavior = AnimationBehavior.default
    open var backgroundColor: NSColor! = NSColor.windowBackgroundColor
    open var alphaValue: CGFloat = 1
    open var appearance: NSAppearance?
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Kept and not drawn.
    open var contentView: NSView?
    open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
    open var windowController: NSWindowController?
    /// Kept and never called.
    open weak var delegate: (any NSWindowDelegate)?
    open var minSize: NSSize = .zero
    open var contentMinSize: NSSize = .zero
    open var contentAspectRatio: NSSize = .zero
    open var aspectRatio: NSSize = .zero
    open var maxSize: NSSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    open var contentMaxSize: NSSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    open var initialFirstResponder: NSView?
    open var parent: NSWindow?
    open var childWindows: [NSWindow]? { nil }
    open var sheets: [NSWindow] { [] }
    open var attachedSheet: NSWindow? { nil }
    open var sheetParent: NSWindow? { nil }
    open var firstResponder: NSResponder? { nil }
    open var isVisible: Bool { true }
    open var isKeyWindow: Bool { true }
    open var isMainWindow: Bool { true }
    open var canBecomeKey: Bool { true }
    open var canBecomeMain: Bool { true }
    open var isMiniaturized: Bool { false }
    open var isZoomed: Bool { false }
    open var isSheet: Bool { false }
    open var inLiveResize: Bool { false }
    open var isOnActiveSpace: Bool { false }
    open var occlusionState: OcclusionState { .visible }
    open var windowNumber: Int { 1 }
    open var screen: NSScreen? { .main }
    open var backingScaleFactor: CGFloat { UIScreen.main.scale }
    open var mouseLocationOutsideOfEventStream: NSPoint { .zero }
    /// The screen.
    open var frame: NSRect { UIScreen.main.bounds }
    open var contentLayoutRect: NSRect { UIScreen.main.bounds }
    /// Fills the screen, whatever `contentRect` is.
    public init(contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
            defer flag: Bool) {
        styleMask = style
        super.init()
    }
    public override convenience init() {
        self.init(
            contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
            defer: true)
    }
    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
        contentView = contentViewController.view
    }
    open func makeKeyAndOrderFront(_ sender: Any?) {}
    open func orderFront(_ sender: Any?) {}
    open func orderBack(_ sender: Any?) {}
    open func orderOut(_ sender: Any?) {}
    open func orderFrontRegardless() {}
    open func makeKey() {}
    open func makeMain() {}
    open func becomeKey() {}
    open func resignKey() {}
    open func becomeMain() {}
    open func resignMain() {}
    open func center() {}
    open func setIsVisible(_ flag: Bool) {}
    open func setIsZoomed(_ flag: Bool) {}
    open func setIsMiniaturized(_ flag: Bool) {}
    open func close() {}
    open func performClose(_ sender: Any?) {}
    open func miniaturize(_ sender: Any?) {}
    open func deminiaturize(_ sender: Any?) {}
    open func performMiniaturize(_ sender: Any?) {}
    open func zoom(_ sender: Any?) {}
    open func performZoom(_ sender: Any?) {}
    open func toggleFullScreen(_ sender: Any?) {}
    open func toggleToolbarShown(_ sender: Any?) {}
    open func setFrame(_ frameRect: NSRect, display flag: Bool) {}
    open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {}
    open func setFrameOrigin(_ point: NSPoint) {}
    open func setFrameTopLeftPoint(_ point: NSPoint) {}
    open func setContentSize(_ size: NSSize) {}
    @discardableResult open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool { true }
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {}
    open func performDrag(with event: NSEvent) {}
    open func sendEvent(_ event: NSEvent) {}
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
    open func removeChildWindow(_ childWin: NSWindow) {}
    open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {}
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
    open func endEditing(for object: Any?) {}
    open func invalidateShadow() {}
    open func display() {}
    open func layoutIfNeeded() {}
    /// Always nil: no frame is drawn around the host's window.
    open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
    open func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
    open func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
    open func convertToScreen(_ rect: NSRect) -> NSRect { rect }
    open func convertFromScreen(_ rect: NSRect) -> NSRect { rect }
    open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
    open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
    open func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {
        HostServices.warn("NSWindow.beginSheet: nothing is shown")
    }
    open func endSheet(_ sheetWindow: NSWindow) {}
    open class var allowsAutomaticWindowTabbing: Bool {
        get { false }
        set {}
    }
    /// Never posted, like every notification below.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
    public nonisolated static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
    public nonisolated static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
    public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    public nonisolated static let didEnterFullScreenNotification = Notification.Name("NSWindowDidEnterFullScreenNotification")
    public nonisolated static let didExitFullScreenNotification = Notification.Name("NSWindowDidExitFullScreenNotification")
    public nonisolated static let willEnterFullScreenNotification = Notification.Name("NSWindowWillEnterFullScreenNotification")
    public nonisolated static let willExitFullScreenNotification = Notification.Name("NSWindowWillExitFullScreenNotification")
    public nonisolated static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
    public nonisolated static let didChangeOcclusionStateNotification = Notification.Name("NSWindowDidChangeOcclusionStateNotification")
}
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
open class NSPanel: NSWindow {
    open var isFloatingPanel: Bool = false
    open var becomesKeyOnlyIfNeeded: Bool = false
    open var worksWhenModal: Bool = false
}
/// The window keeps its delegate but never calls it.
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
    func windowShouldClose(_ sender: NSWindow) -> Bool
    func windowWillClose(_ notification: Notification)
    func windowDidBecomeKey(_ notification: Notification)
    func windowDidResignKey(_ notification: Notification)
    func windowDidBecomeMain(_ notification: Notification)
    func windowDidResignMain(_ notification: Notification)
    func windowDidResize(_ notification: Notification)
    func windowDidMove(_ notification: Notification)
    func windowWillEnterFullScreen(_ notification: Notification)
    func windowDidEnterFullScreen(_ notification: Notification)
    func windowWillExitFullScreen(_ notification: Notification)
    func windowDidExitFullScreen(_ notification: Notification)
    func windowDidMiniaturize(_ notification: Notification)
    func windowDidDeminiaturize(_ notification: Notification)
    func windowDidChangeOcclusionState(_ notification: Notification)
    func windowDidChangeBackingProperties(_ notification: Notification)
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
}
extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidBecomeMain(_ notification: Notification) {}
    public func windowDidResignMain(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
    public func windowWillEnterFullScreen(_ notification: Notification) {}
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    public func windowWillExitFullScreen(_ notification: Notification) {}
    public func windowDidExitFullScreen(_ notification: Notification) {}
    public func windowDidMiniaturize(_ notification: Notification) {}
    public func windowDidDeminiaturize(_ notification: Notification) {}
    public func windowDidChangeOcclusionState(_ notification: Notification) {}
    public func windowDidChangeBackingProperties(_ notification: Notification) {}
    public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
}
open class NSWindowController: NSResponder {
    open var window: NSWindow?
    open var contentViewController: NSViewController?
    open var shouldCascadeWindows = true
    open var isWindowLoaded: Bool { window != nil }
    public init(window: NSWindow?) {
        self.window = window
        super.init()
    }
    public override convenience init() { self.init(window: nil) }
    public override required init?(coder: NSCoder) { return nil }
    open func showWindow(_ sender: Any?) {}
    open func close() {}
    open func windowDidLoad() {}
    open func windowWillLoad() {}
    open func loadWindow() {}
}
open class NSToolbar: NSObject {
    public typealias Identifier = String
    public let identifier: Identifier
    open var showsBaselineSeparator: Bool
    open var allowsUserCustomization: Bool
    open var autosavesConfiguration: Bool
    open var isVisible: Bool
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    open var displayMode = DisplayMode.default
    public init(identifier: Identifier) {
        self.identifier = identifier
        (showsBaselineSeparator, allowsUserCustomization) = (true, false)
        (autosavesConfiguration, isVisible) = (false, true)
    }
    public override convenience init() { self.init(identifier: "") }
}
/// The window of the current host, presented as the only screen.
@MainActor @preconcurrency
open class NSScreen: NSObject {
    public nonisolated static let main: NSScreen? = MainActor.assumeIsolated { NSScreen() }
    open class var screens: [NSScreen] { [NSScreen.main!] }
    open class var deepest: NSScreen? { NSScreen.main }
    open var frame: NSRect { UIScreen.main.bounds }
    open var visibleFrame: NSRect { UIScreen.main.bounds }
    open var backingScaleFactor: CGFloat { UIScreen.main.scale }
    open var localizedName: String { "Screen" }
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    open var colorSpace: NSColorSpace? { .sRGB }
    open var maximumFramesPerSecond: Int { 60 }
    open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    open var deviceDescription: [NSDeviceDescriptionKey: Any] { [:] }
}
public struct NSDeviceDescriptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let resolution = NSDeviceDescriptionKey(rawValue: "NSDeviceResolution")
    public static let size = NSDeviceDescriptionKey(rawValue: "NSDeviceSize")
    public static let isScreen = NSDeviceDescriptionKey(rawValue: "NSDeviceIsScreen")
}
/// An event. None is sent here.
@MainActor @preconcurrency
open class NSEvent: NSObject {
    public enum EventType: UInt, Sendable { case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate, scrollWheel = 22, tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged, gesture = 29, magnify, swipe, rotate = 18, pressure = 34 }
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = EventTypeMask(rawValue: 2)
        public static let leftMouseUp = EventTypeMask(rawValue: 4)
        public static let rightMouseDown = EventTypeMask(rawValue: 8)
        public static let rightMouseUp = EventTypeMask(rawValue: 16)
        public static let mouseMoved = EventTypeMask(rawValue: 32)
        public static let leftMouseDragged = EventTypeMask(rawValue: 64)
        public static let rightMouseDragged = EventTypeMask(rawValue: 128)
        public static let mouseEntered = EventTypeMask(rawValue: 256)
        public static let mouseExited = EventTypeMask(rawValue: 512)
        public static let keyDown = EventTypeMask(rawValue: 1024)
        public static let keyUp = EventTypeMask(rawValue: 2048)
        public static let flagsChanged = EventTypeMask(rawValue: 4096)
        public static let scrollWheel = EventTypeMask(rawValue: 4_194_304)
        public static let otherMouseDown = EventTypeMask(rawValue: 33_554_432)
        public static let otherMouseUp = EventTypeMask(rawValue: 1)
        public static let otherMouseDragged = EventTypeMask(rawValue: 2)
        public static let gesture = EventTypeMask(rawValue: 536_870_912)
        public static let magnify = EventTypeMask(rawValue: 1)
        public static let any = EventTypeMask(rawValue: UInt64.max)
    }
    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = ModifierFlags(rawValue: 65536)
        public static let shift = ModifierFlags(rawValue: 131072)
        public static let control = ModifierFlags(rawValue: 262144)
        public static let option = ModifierFlags(rawValue: 524288)
        public static let command = ModifierFlags(rawValue: 1048576)
        public static let numericPad = ModifierFlags(rawValue: 2097152)
        public static let help = ModifierFlags(rawValue: 4194304)
        public static let function = ModifierFlags(rawValue: 8388608)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let began = Phase(rawValue: 1)
        public static let stationary = Phase(rawValue: 2)
        public static let changed = Phase(rawValue: 4)
        public static let ended = Phase(rawValue: 8)
        public static let cancelled = Phase(rawValue: 16)
        public static let mayBegin = Phase(rawValue: 32)
    }
    open var type: EventType { .applicationDefined }
    open nonisolated class var modifierFlags: ModifierFlags { [] }
    open var modifierFlags: ModifierFlags { [] }
    open var locationInWindow: NSPoint { .zero }
    open nonisolated class var mouseLocation: NSPoint { .zero }
    open nonisolated class var pressedMouseButtons: Int { 0 }
    open var timestamp: TimeInterval { 0 }
    open var window: NSWindow? { .host }
    open var windowNumber: Int { 0 }
    open var clickCount: Int { 0 }
    open var buttonNumber: Int { 0 }
    open var keyCode: UInt16 { 0 }
    open var characters: String? { nil }
    open var charactersIgnoringModifiers: String? { nil }
    open var isARepeat: Bool { false }
    open var hasPreciseScrollingDeltas: Bool { false }
    open var isDirectionInvertedFromDevice: Bool { false }
    open var deltaX: CGFloat { 0 }
    open var deltaY: CGFloat { 0 }
    open var deltaZ: CGFloat { 0 }
    open var scrollingDeltaX: CGFloat { 0 }
    open var scrollingDeltaY: CGFloat { 0 }
    open var magnification: CGFloat { 0 }
    open var rotation: Float { 0 }
    open var pressure: Float { 0 }
    open var phase: Phase { [] }
    open var momentumPhase: Phase { [] }
    open nonisolated class var doubleClickInterval: TimeInterval { 0.5 }
    /// Keeps no handler: no event is sent.
    open class func addLocalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any? { nil }
    open class func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any? { nil }
    open class func removeMonitor(_ eventMonitor: Any) {}
}
@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited = Options(rawValue: 1)
        public static let mouseMoved = Options(rawValue: 2)
        public static let cursorUpdate = Options(rawValue: 4)
        public static let activeWhenFirstResponder = Options(rawValue: 16)
        public static let activeInKeyWindow = Options(rawValue: 32)
        public static let activeInActiveApp = Options(rawValue: 64)
        public static let activeAlways = Options(rawValue: 128)
        public static let assumeInside = Options(rawValue: 256)
        public static let inVisibleRect = Options(rawValue: 512)
        public static let enabledDuringMouseDrag = Options(rawValue: 1024)
    }
    public let rect: NSRect
    public let options: Options
    public let owner: AnyObject?
    public let userInfo: [AnyHashable: Any]?
    public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        (self.rect, self.options, self.owner, self.userInfo) = (rect, options, owner as AnyObject?, userInfo)
    }
}
/// The pointer is not drawn.
@MainActor @preconcurrency
open class NSCursor: NSObject {
    open class var current: NSCursor { NSCursor() }
    open class var currentSystem: NSCursor { NSCursor() }
    public static let arrow: NSCursor = NSCursor()
    public static let iBeam: NSCursor = NSCursor()
    public static let pointingHand: NSCursor = NSCursor()
    public static let closedHand: NSCursor = NSCursor()
    public static let openHand: NSCursor = NSCursor()
    public static let crosshair: NSCursor = NSCursor()
    public static let disappearingItem: NSCursor = NSCursor()
    public static let operationNotAllowed: NSCursor = NSCursor()
    public static let resizeLeft: NSCursor = NSCursor()
    public static let resizeRight: NSCursor = NSCursor()
    public static let resizeLeftRight: NSCursor = NSCursor()
    public static let resizeUp: NSCursor = NSCursor()
    public static let resizeDown: NSCursor = NSCursor()
    public static let resizeUpDown: NSCursor = NSCursor()
    public static let dragLink: NSCursor = NSCursor()
    public static let dragCopy: NSCursor = NSCursor()
    public static let contextualMenu: NSCursor = NSCursor()
    public static let iBeamCursorForVerticalLayout: NSCursor = NSCursor()
    public static let columnResize: NSCursor = NSCursor()
    public static let rowResize: NSCursor = NSCursor()
    public static let zoomIn: NSCursor = NSCursor()
    public static let zoomOut: NSCursor = NSCursor()
    public override init() { super.init() }
    public init(image newImage: NSImage, hotSpot point: NSPoint) { super.init() }
    open func set() {}
    open func push() {}
    open func pop() {}
    open class func pop() {}
    open class func hide() {}
    open class func unhide() {}
    open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
/// Feedback has no effect.
@MainActor @preconcurrency
open class NSHapticFeedbackManager: NSObject {
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    open class var defaultPerformer: any NSHapticFeedbackPerformer { NSHapticFeedbackManager() }
}
extension NSHapticFeedbackManager: NSHapticFeedbackPerformer {
    public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}
@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
    func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
