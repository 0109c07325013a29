// SPDX-License-Identifier: MIT

// Generated from StandIns/WebKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Styles
import SwiftUI
import UIKitTypes
import Views
/// Draws a grey box with the page's URL, and warns: no page is loaded.
public struct WebView: View {
    private let name: String
    public init(url: URL?) { name = url?.absoluteString ?? "" }
    public init(_ page: WebPage) { name = page.url?.absoluteString ?? "" }
    public var body: some View {
        NamedField("WebView \(name)")
            .onAppear { HostServices.warn("WebView: pages of the web are not drawn; a field stands for each") }
    }
}
/// A page that keeps its URL but loads nothing.
@MainActor @preconcurrency
public final class WebPage: ObservableObject {
    @Published public private(set) var url: URL?
    public var title: String { "" }
    public var isLoading: Bool { false }
    public var estimatedProgress: Double { 0 }
    /// A list without pages: none is loaded.
    public struct BackForwardList: Equatable, Sendable {
        public struct Item: Identifiable, Equatable, Sendable {
            public struct ID: Hashable, Sendable {
                private let value = UUID()
            }
            public let id: ID
            public let url: URL
            public let initialURL: URL
            public let title: String?
        }
        public var backList: [Item] { [] }
        public var forwardList: [Item] { [] }
        public var currentItem: Item? { nil }
        public subscript(index: Int) -> Item? { nil }
    }
    public var backForwardList: BackForwardList { BackForwardList() }
    public func load(_ item: BackForwardList.Item) { url = item.url }
    public init() {}
    public func load(_ url: URL) { self.url = url }
    public func load(_ request: URLRequest) { url = request.url }
    public func load(html: String, baseURL: URL = URL(string: "about:blank")!) { url = baseURL }
    public func reload(fromOrigin: Bool = false) {}
    public func stopLoading() {}
    public var isInspectable = false
    public var customUserAgent: String?
    /// Always nil: no page runs scripts.
    public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? { nil }
}
extension WebView {
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
        public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
        public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
    }
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = ElementFullscreenBehavior(name: "automatic")
        public static let disabled = ElementFullscreenBehavior(name: "disabled")
        public static let enabled = ElementFullscreenBehavior(name: "enabled")
    }
    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = LinkPreviewBehavior(name: "automatic")
        public static let disabled = LinkPreviewBehavior(name: "disabled")
        public static let enabled = LinkPreviewBehavior(name: "enabled")
    }
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = MagnificationGesturesBehavior(name: "automatic")
        public static let disabled = MagnificationGesturesBehavior(name: "disabled")
        public static let enabled = MagnificationGesturesBehavior(name: "enabled")
    }
}
extension View {
    public nonisolated func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
        withoutEffect(self, .textSelection)
    }
    public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { withoutEffect(self, .system) }
    public nonisolated func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
        withoutEffect(self, .system)
    }
}
/// Draws a grey box with its name: no page is loaded. Navigation methods return nil.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    /// Kept and never called.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Kept and never called.
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures: Bool = false
    open var allowsLinkPreview: Bool = false
    open var isInspectable: Bool = false
    public private(set) lazy var scrollView = UIScrollView()
    open private(set) var url: URL?
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var customUserAgent: String?
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public override init(frame: CGRect) {
        configuration = WKWebViewConfiguration()
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        self.url = url
        return nil
    }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
    open func stopLoading() {}
    /// Does nothing and never calls `completionHandler`.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {}
}
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback: Bool = false
    open var allowsAirPlayForMediaPlayback: Bool = false
    open var allowsPictureInPictureMediaPlayback: Bool = false
    open var suppressesIncrementalRendering: Bool = false
    open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open lazy var preferences = WKPreferences()
    open lazy var userContentController = WKUserContentController()
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    open lazy var websiteDataStore = WKWebsiteDataStore.default()
    public nonisolated override init() { super.init() }
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    open var javaScriptCanOpenWindowsAutomatically = false
    public override init() { super.init() }
}
/// Does not keep its message handlers: no page sends messages.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    public override init() { super.init() }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func addScriptMessageHandler(_ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String) {}
    open func addUserScript(_ userScript: WKUserScript) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeAllUserScripts() {}
    open func removeAllScriptMessageHandlers() {}
    open func removeAllContentRuleLists() {}
    open func add(_ contentRuleList: WKContentRuleList) {}
    open func remove(_ contentRuleList: WKContentRuleList) {}
}
public struct WKError: Error {
    public enum Code: Int, Sendable { case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
}
@MainActor @preconcurrency
open class WKContentRuleList: NSObject {
    open private(set) var identifier: String! = ""
    init(_ identifier: String) {
        super.init()
        self.identifier = identifier
    }
}
/// Keeps the lists of a run by their identifiers. Their rules are not read: no page is loaded.
@MainActor @preconcurrency
open class WKContentRuleListStore: NSObject {
    private static let only = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]
    open class func `default`() -> WKContentRuleListStore! { only }
    public convenience init!(url: URL!) { self.init() }
    open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!,
            completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!) {
        lists[identifier] = WKContentRuleList(identifier)
        completionHandler(lists[identifier], nil)
    }
    open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws
            -> WKContentRuleList? {
        lists[identifier] = WKContentRuleList(identifier)
        return lists[identifier]
    }
    open func lookUpContentRuleList(forIdentifier identifier: String!,
            completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!) {
        completionHandler(lists[identifier], lists[identifier] == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        guard let list = lists[identifier] else { throw WKError(.contentRuleListStoreLookUpFailed) }
        return list
    }
    open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!) {
        lists[identifier] = nil
        completionHandler(nil)
    }
    open func removeContentRuleList(forIdentifier identifier: String!) async throws { lists[identifier] = nil }
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
        completionHandler(lists.keys.sorted())
    }
    open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }
}
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
}
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor @preconcurrency
open class WKNavigation: NSObject {}
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }
/// The web view keeps its delegate but never calls it.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}
/// The web view keeps its delegate but never calls it.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {
}
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    open var allowsContentJavaScript = true
    /// Kept and ignored.
    open var preferredContentMode = ContentMode.recommended
    public override init() { super.init() }
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}
/// Answers no messages: no page sends any.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController,
            didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor (Any?, String?) -> Void)
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?)
}
extension WKScriptMessageHandlerWithReply {
    public func userContentController(_ userContentController: WKUserContentController,
            didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor (Any?, String?) -> Void) {}
    public func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?) { (nil, nil) }
}
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
    public static let page = WKContentWorld()
    public static let defaultClient = WKContentWorld()
}
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Empty: no page stores data.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let only = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { only }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> { [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache] }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date,
            completionHandler: @escaping @MainActor () -> Void) {
        completionHandler()
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
    open var response: URLResponse { URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }
    open var canShowMIMEType: Bool { true }
    open var isForMainFrame: Bool { true }
}
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
}
