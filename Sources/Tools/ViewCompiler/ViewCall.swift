// SPDX-License-Identifier: MIT

/// A view that needs arguments, and a call that would make it: `Row(title: …)`.
package struct ViewCall: Equatable {
    package var name: String
    /// The arguments: labels with placeholders for the values.
    package var arguments: [String]

    package init(_ name: String, _ arguments: [String]) { (self.name, self.arguments) = (name, arguments) }

    package var text: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}
