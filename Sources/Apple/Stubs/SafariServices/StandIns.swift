// SPDX-License-Identifier: MIT

// Generated from StandIns/SafariServices.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
import UIKitTypes
/// Draws a grey box with its name: no page is loaded.
open class SFSafariViewController: UIViewController {
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        public override init() { super.init() }
    }
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    /// Kept and never called.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public private(set) lazy var configuration = Configuration()
    public convenience init(url: URL) { self.init() }
    public convenience init(url: URL, configuration: Configuration) {
        self.init()
        self.configuration = configuration
    }
}
/// The controller keeps its delegate but never calls it.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
