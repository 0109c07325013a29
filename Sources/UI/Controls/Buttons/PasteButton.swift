// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A paste button. A tap does nothing, because there is no pasteboard.
public struct PasteButton: View {
    /// Never calls `onPaste`.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {}
            .buttonStyle(.borderedProminent)
    }
}
