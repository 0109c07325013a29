// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A question with answers; not shown here.
open class UIAlertController: UIViewController {
    /// Where it stands.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// Where it stands.
    public private(set) var preferredStyle = Style.alert
    /// What it says below the title.
    open var message: String?
    /// The answers.
    open private(set) var actions: [UIAlertAction] = []
    /// The answer that Return gives.
    open var preferredAction: UIAlertAction?
    /// Fields to type into.
    open private(set) var textFields: [UITextField]?

    /// A question.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An answer; nobody gives it here.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// What kind.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// What it says.
    public let title: String?
    /// What kind.
    public let style: Style
    /// Whether it can be given.
    open var isEnabled = true
    /// What it does.
    package let handler: ((UIAlertAction) -> Void)?

    /// An answer.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
