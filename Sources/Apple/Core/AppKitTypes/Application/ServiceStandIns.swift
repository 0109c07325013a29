// SPDX-License-Identifier: MIT

// Generated from StandIns/AppKit-Services.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
/// Holds copied items within the process of one rendering.
open class NSPasteboard: NSObject, @unchecked Sendable {
    public struct PasteboardType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        public static let URL = PasteboardType(rawValue: "public.url")
        public static let fileURL = PasteboardType(rawValue: "public.file-url")
        public static let png = PasteboardType(rawValue: "public.png")
        public static let tiff = PasteboardType(rawValue: "public.tiff")
        public static let pdf = PasteboardType(rawValue: "com.adobe.pdf")
        public static let rtf = PasteboardType(rawValue: "public.rtf")
        public static let rtfd = PasteboardType(rawValue: "com.apple.flat-rtfd")
        public static let html = PasteboardType(rawValue: "public.html")
        public static let color = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.color")
        public static let sound = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.sound")
        public static let tabularText = PasteboardType(rawValue: "public.utf8-tab-separated-values-text")
        public static let font = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.character-formatting")
        public static let multipleTextSelection = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.multiple-text-selection")
    }
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "Apple CFPasteboard general")
        public static let font = Name(rawValue: "Apple CFPasteboard font")
        public static let find = Name(rawValue: "Apple CFPasteboard find")
        public static let drag = Name(rawValue: "Apple CFPasteboard drag")
        public static let ruler = Name(rawValue: "Apple CFPasteboard ruler")
    }
    public struct ReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }
    public static let general = NSPasteboard(name: .general)
    public let name: Name
    open private(set) var changeCount = 0
    private var order: [PasteboardType] = []
    private var contents: [PasteboardType: Data] = [:]
    private var objects: [Any] = []
    public init(name: Name) {
        self.name = name
        super.init()
    }
    open var types: [PasteboardType]? { order }
    /// At most one item.
    open var pasteboardItems: [NSPasteboardItem]? { order.isEmpty ? [] : [NSPasteboardItem(contents)] }
    @discardableResult open func clearContents() -> Int {
        (order, contents, objects) = ([], [:], [])
        changeCount += 1
        return changeCount
    }
    @discardableResult open func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }
    public struct ContentsOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }
    @discardableResult open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
    @discardableResult open func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }
    @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }
    @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        if contents[dataType] == nil { order.append(dataType) }
        contents[dataType] = data
        return true
    }
    @discardableResult open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        setData(try? PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0), forType: dataType)
    }
    open func string(forType dataType: PasteboardType) -> String? { data(forType: dataType).map { String(decoding: $0, as: UTF8.self) } }
    open func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
    open func propertyList(forType dataType: PasteboardType) -> Any? {
        data(forType: dataType).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    }
    open func availableType(from types: [PasteboardType]) -> PasteboardType? { types.first { contents[$0] != nil } }
    @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        self.objects += objects
        for object in objects {
            for type in object.writableTypes(for: self) {
                switch object.pasteboardPropertyList(forType: type) {
                case let text as String: setString(text, forType: type)
                case let data as Data: setData(data, forType: type)
                default: break
                }
            }
        }
        return true
    }
    /// The objects that `writeObjects` was given, if they belong to one of the classes.
    open func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        objects.filter { object in classArray.contains { (object as? NSObject)?.isKind(of: $0) == true } }
    }
    open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        readObjects(forClasses: classArray)?.isEmpty == false
    }
    open func canReadItem(withDataConformingToTypes types: [String]) -> Bool { order.contains { types.contains($0.rawValue) } }
    open func releaseGlobally() {}
}
public protocol NSPasteboardWriting: NSObjectProtocol {
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}
extension NSString: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { "\(self)" }
}
extension NSURL: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { isFileURL ? [.fileURL] : [.URL] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}
extension NSImage: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.png] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { tiffRepresentation }
}
extension NSAttributedString: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { string }
}
open class NSPasteboardItem: NSObject, NSPasteboardWriting {
    private var contents: [NSPasteboard.PasteboardType: Data] = [:]
    public override init() { super.init() }
    init(_ contents: [NSPasteboard.PasteboardType: Data]) { self.contents = contents }
    open var types: [NSPasteboard.PasteboardType] { contents.keys.sorted { $0.rawValue < $1.rawValue } }
    @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: type)
    }
    @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        contents[type] = data
        return true
    }
    open func string(forType type: NSPasteboard.PasteboardType) -> String? { contents[type].map { String(decoding: $0, as: UTF8.self) } }
    open func data(forType type: NSPasteboard.PasteboardType) -> Data? { contents[type] }
    open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
    open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { contents[type] }
}
/// Opens nothing, with a warning; finds no other app.
open class NSWorkspace: NSObject, @unchecked Sendable {
    public static let shared = NSWorkspace()
    public let notificationCenter = NotificationCenter()
    open class OpenConfiguration: NSObject {
        open var activates: Bool
        open var hides: Bool
        open var hidesOthers: Bool
        open var addsToRecentItems: Bool
        open var promptsUserIfNeeded: Bool
        open var arguments: [String] = []
        public override init() {
            (activates, hides, hidesOthers) = (true, false, false)
            (addsToRecentItems, promptsUserIfNeeded) = (true, true)
        }
    }
    @discardableResult open func open(_ url: URL) -> Bool {
        HostServices.warn("NSWorkspace.open: nothing here opens \(url)")
        return false
    }
    open func open(_ url: URL, configuration: OpenConfiguration,
            completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, open(url) ? nil : CocoaError(.fileNoSuchFile))
    }
    open func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
            completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil) {
        urls.forEach { open($0) }
        completionHandler?(nil, CocoaError(.fileNoSuchFile))
    }
    @discardableResult open func openApplication(at applicationURL: URL, configuration: OpenConfiguration) async throws
            -> NSRunningApplication {
        throw CocoaError(.fileNoSuchFile)
    }
    @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    /// The image of a document, whatever the file is.
    open func icon(forFile fullPath: String) -> NSImage { NSImage(systemSymbolName: "doc", accessibilityDescription: nil) ?? NSImage() }
    open func icon(for contentType: UTType) -> NSImage { icon(forFile: "") }
    open var runningApplications: [NSRunningApplication] { [.current] }
    open var frontmostApplication: NSRunningApplication? { .current }
    open var menuBarOwningApplication: NSRunningApplication? { .current }
    open var accessibilityDisplayShouldReduceMotion: Bool { false }
    open var accessibilityDisplayShouldReduceTransparency: Bool { false }
    open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
    open var isVoiceOverEnabled: Bool { false }
    open var isSwitchControlEnabled: Bool { false }
    open func recycle(_ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {}
    /// Never posted, like every notification below.
    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
    public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
    public static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApplicationNotification")
    public static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
    public static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
    public static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
    public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}
/// The program itself: no other app is known.
open class NSRunningApplication: NSObject, @unchecked Sendable {
    public static let current = NSRunningApplication()
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    open var localizedName: String? { ProcessInfo.processInfo.processName }
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    open var bundleURL: URL? { nil }
    open var executableURL: URL? { nil }
    open var icon: NSImage? { nil }
    open var isActive: Bool { true }
    open var isFinishedLaunching: Bool { true }
    open var isTerminated: Bool { false }
    open var isHidden: Bool { false }
    @discardableResult open func activate(options: ActivationOptions = []) -> Bool { false }
    @discardableResult open func terminate() -> Bool { false }
    @discardableResult open func hide() -> Bool { false }
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
}
/// Keeps its texts; is never shown, and warns.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    public enum Style: UInt, Sendable { case warning, informational, critical }
    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.warning
    open var icon: NSImage!
    open var accessoryView: NSView?
    open var showsHelp: Bool
    open var showsSuppressionButton: Bool
    open var helpAnchor: String?
    open private(set) var buttons: [NSButton] = []
    open lazy var suppressionButton: NSButton? = NSButton(checkboxWithTitle: "", target: nil, action: nil)
    open var window: NSWindow { .host }
    public override init() { (showsHelp, showsSuppressionButton) = (false, false) }
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }
    @discardableResult open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }
    /// Warns and answers as if the alert were aborted.
    @discardableResult open func runModal() -> NSApplication.ModalResponse {
        HostServices.warn("NSAlert: no alert is shown")
        return .abort
    }
    open func beginSheetModal(for sheetWindow: NSWindow,
            completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {
        handler?(runModal())
    }
    open func layout() {}
}
/// Keeps its settings; is never shown, and warns.
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
    open var prompt: String!
    open var message: String!
    open var nameFieldLabel: String!
    open var nameFieldStringValue = ""
    open var directoryURL: URL?
    open var allowedContentTypes: [UTType] = []
    open var allowedFileTypes: [String]?
    open var accessoryView: NSView?
    open var canCreateDirectories: Bool = true
    open var showsTagField: Bool = true
    open var canSelectHiddenExtension: Bool = false
    open var isExtensionHidden: Bool = false
    open var showsHiddenFiles: Bool = false
    open var treatsFilePackagesAsDirectories: Bool = false
    open var allowsOtherFileTypes: Bool = false
    open var url: URL? { nil }
    /// Warns and answers as if the panel were cancelled.
    @discardableResult open func runModal() -> NSApplication.ModalResponse {
        HostServices.warn("file panels are not shown")
        return .cancel
    }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(runModal()) }
    open func begin() async -> NSApplication.ModalResponse { runModal() }
    open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
        handler(runModal())
    }
}
open class NSOpenPanel: NSSavePanel {
    open var canChooseFiles: Bool = true
    open var resolvesAliases: Bool = true
    open var canChooseDirectories: Bool = false
    open var allowsMultipleSelection: Bool = false
    open var urls: [URL] { [] }
}
@MainActor @preconcurrency
open class NSMenu: NSObject {
    open var title: String
    open var items: [NSMenuItem] = []
    open var autoenablesItems = true
    /// Kept and never called.
    open weak var delegate: (any NSMenuDelegate)?
    open var font: NSFont!
    open var minimumWidth: CGFloat = 0
    public init(title: String) {
        self.title = title
        super.init()
    }
    public override convenience init() { self.init(title: "") }
    open var numberOfItems: Int { items.count }
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    @discardableResult open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
            -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        items.append(item)
        return item
    }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: min(max(index, 0), items.count)) }
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    open func removeItem(at index: Int) { items.remove(at: index) }
    open func removeAllItems() { items = [] }
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    open func update() {}
    open func cancelTracking() {}
    /// Never shown.
    @discardableResult open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
}
/// The menu keeps its delegate but never calls it.
@MainActor @preconcurrency
public protocol NSMenuDelegate: NSObjectProtocol {
    func menuNeedsUpdate(_ menu: NSMenu)
    func menuWillOpen(_ menu: NSMenu)
    func menuDidClose(_ menu: NSMenu)
}
extension NSMenuDelegate {
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
}
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    open var title: String
    open var attributedTitle: NSAttributedString?
    open var action: Selector?
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open weak var target: AnyObject?
    open var image: NSImage?
    open var state = NSControl.StateValue.off
    open var isEnabled = true
    open var isHidden = false
    open var tag: Int
    open var indentationLevel: Int
    open var representedObject: Any?
    open var submenu: NSMenu?
    open var view: NSView?
    open var toolTip: String?
    open private(set) var isSeparatorItem = false
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent, tag, indentationLevel) = (string, selector, charCode, 0, 0)
    }
    public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
    open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }
}
/// The menu bar is not drawn.
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
    public nonisolated static let system = MainActor.assumeIsolated { NSStatusBar() }
    open var thickness: CGFloat { 24 }
    open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
    open func removeStatusItem(_ item: NSStatusItem) {}
}
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
    public nonisolated static let variableLength: CGFloat = -1
    public nonisolated static let squareLength: CGFloat = -2
    open var length: CGFloat = NSStatusItem.variableLength
    open var menu: NSMenu?
    open var isVisible = true
    public let button: NSStatusBarButton? = NSStatusBarButton()
}
open class NSStatusBarButton: NSButton {
    open var appearsDisabled = false
}
/// Shares nothing.
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
    public let items: [Any]
    open weak var delegate: (any NSSharingServicePickerDelegate)?
    public init(items: [Any]) {
        self.items = items
        super.init()
    }
    open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
}
@MainActor @preconcurrency
open class NSSharingService: NSObject {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
        public static let composeMessage = Name(rawValue: "com.apple.messages.ShareExtension")
        public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
    }
    public let title: String
    open var image: NSImage { NSImage() }
    open var subject: String?
    open var recipients: [String]?
    private init(title: String) {
        self.title = title
        super.init()
    }
    /// Always nil: no service is known.
    public convenience init?(named serviceName: Name) { return nil }
    open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
    open func canPerform(withItems items: [Any]?) -> Bool { false }
    open func perform(withItems items: [Any]) {}
}
/// Plays nothing.
open class NSSound: NSObject, @unchecked Sendable {
    public typealias Name = String
    open var volume: Float = 1
    open var loops = false
    /// Always nil: no sound of the system is known.
    public convenience init?(named name: Name) { return nil }
    public init?(contentsOf url: URL, byReference byRef: Bool) { return nil }
    public override init() { super.init() }
    @discardableResult open func play() -> Bool { false }
    @discardableResult open func stop() -> Bool { false }
}
public func NSBeep() {}
