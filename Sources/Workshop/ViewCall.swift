// SPDX-License-Identifier: MIT

/// A view that cannot be made without arguments, and how it is made: `Row(title: …)`.
package struct ViewCall: Equatable {
    package var name: String
    /// With a stand-in for each value.
    package var arguments: [String]

    package init(_ name: String, _ arguments: [String]) { (self.name, self.arguments) = (name, arguments) }

    /// As code.
    package var text: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}
