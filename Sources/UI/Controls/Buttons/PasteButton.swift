// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A button that takes over what was copied elsewhere. Nothing ever was, here: a tap does nothing.
public struct PasteButton: View {
    /// - Parameters:
    ///   - payloadType: What is taken over.
    ///   - onPaste: Never called: there is nothing to take over.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    /// A prominent button with two sheets that says Paste.
    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {}
            .buttonStyle(.borderedProminent)
    }
}
