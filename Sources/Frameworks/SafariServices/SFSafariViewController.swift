// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import UIKitTypes

/// A page of the web in the app; a named field stands for it.
open class SFSafariViewController: UIViewController {
    /// How a page is shown.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        /// Whether it is shown as an article.
        open var entersReaderIfAvailable = false
        /// Whether its bars go while it scrolls.
        open var barCollapsingEnabled = true
        /// As the system has it.
        public override init() {}
    }

    /// The word on the button that closes it.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done
        /// Close.
        case close
        /// Cancel.
        case cancel
    }

    /// Is told when it was closed.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of its bars.
    open var preferredBarTintColor: UIColor?
    /// The colour of its buttons.
    open var preferredControlTintColor: UIColor?
    /// The word on the button that closes it.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// How the page is shown.
    public private(set) lazy var configuration = Configuration()

    /// A page by its address.
    public convenience init(url: URL) { self.init() }
    /// A page by its address.
    public convenience init(url: URL, configuration: Configuration) {
        self.init()
        self.configuration = configuration
    }
}

/// Is told of a page of the web in the app.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// It was closed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
