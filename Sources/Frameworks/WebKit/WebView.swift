// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import UIKitTypes
import Views

/// A page of the web. None is loaded: a named field of the same size stands for each, which a warning says.
public struct WebView: View {
    private let name: String

    /// A page by its address.
    public init(url: URL?) { name = url?.absoluteString ?? "" }
    /// A page that an app controls.
    public init(_ page: WebPage) { name = page.url?.absoluteString ?? "" }

    /// The field.
    public var body: some View {
        NamedField("WebView \(name)")
            .onAppear { HostServices.warn("WebView: pages of the web are not drawn; a field stands for each") }
    }
}

/// A page that an app controls. Nothing is loaded.
@MainActor @preconcurrency
public final class WebPage: ObservableObject {
    /// The address that was asked for.
    @Published public private(set) var url: URL?
    /// Empty: nothing is loaded.
    public var title: String { "" }
    /// Whether it is being loaded.
    public var isLoading: Bool { false }
    /// How much of it is loaded, from 0 to 1.
    public var estimatedProgress: Double { 0 }

    /// An empty page.
    public init() {}

    /// Asks for an address.
    public func load(_ url: URL) { self.url = url }
    /// Asks for an address.
    public func load(_ request: URLRequest) { url = request.url }
    /// Asks again.
    public func reload() {}
}

/// A page of the web, for UIKit; a named field stands for it.
open class WKWebView: UIView {
    /// How it was made.
    public let configuration: WKWebViewConfiguration
    /// Is told of what is loaded; nothing is.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Is asked for windows; none is needed.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Whether a swipe goes back.
    open var allowsBackForwardNavigationGestures = false
    /// What scrolls the page.
    public private(set) lazy var scrollView = UIScrollView()
    /// The address that was asked for.
    open private(set) var url: URL?
    /// Nothing is loaded.
    open var title: String? { nil }
    /// Nothing is loaded.
    open var isLoading: Bool { false }
    /// Nothing is loaded.
    open var estimatedProgress: Double { 0 }
    /// There is no page before.
    open var canGoBack: Bool { false }
    /// There is no page after.
    open var canGoForward: Bool { false }
    /// By which name pages know the browser.
    open var customUserAgent: String?

    /// A page of this size.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    /// A page of this size.
    public override init(frame: CGRect) {
        configuration = WKWebViewConfiguration()
        super.init(frame: frame)
    }

    /// A page: nothing is decoded here.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// Asks for an address. Nothing is loaded.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    /// Shows a page. Nothing is drawn of it.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    /// Shows a page of a file. Nothing is drawn of it.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        self.url = url
        return nil
    }
    /// Goes to the page before, of which there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Goes to the page after, of which there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Asks again.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Stops asking.
    open func stopLoading() {}
    /// Runs a program in the page; there is none, and nobody is told of a result.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {}
}

/// How a page of the web is made.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// Whether films play in the page.
    open var allowsInlineMediaPlayback = false
    /// What the page may do.
    open lazy var preferences = WKPreferences()
    /// What programs of the app hear of the page.
    open lazy var userContentController = WKUserContentController()
    /// What of the page plays only when it is touched.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    /// As the system has it.
    public nonisolated override init() {}
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What a page may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// Whether it opens windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// As the system has it.
    public override init() {}
}

/// What programs of an app hear of a page; nothing.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    /// Nothing.
    public override init() {}
    /// Is told what the page says under a name.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
}

/// Something that a page said.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// What it said.
    open var body: Any { "" }
    /// Under which name.
    open var name: String { "" }
}

/// Hears what a page says.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    /// The page has said something.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A page on its way.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}

/// A step that a page wants to take.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// To which address.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// What an app says to a step.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// No.
    case cancel
    /// Yes.
    case allow
}

/// Is told of what is loaded; nothing is.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    /// A page has come.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A page begins to come.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A page did not come.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    /// Nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}

/// Is asked for windows; none is needed.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}
