// SPDX-License-Identifier: MIT

import Drawing
import Synchronization
import VectorImport
import SwiftUICore

/// The decoded content of one image file. The first caller decodes the file. Concurrent callers wait and get the same
/// image.
final class DecodedFile: Sendable {
    enum Content: Sendable {
        case bitmap(Bitmap)
        case pending(PendingBitmap)
        /// The warnings name unsupported parts of the drawing.
        case drawing(SVGDocument, warnings: [String])
    }

    private let made = Mutex<Content?>(nil)

    /// The decoded content. Calls `decode` only if no earlier call has succeeded.
    func content(decode: () throws(AssetError) -> Content) throws(AssetError) -> Content {
        let result = made.withLock { made -> Result<Content, AssetError> in
            if let made { return .success(made) }
            do throws(AssetError) {
                let content = try decode()
                made = content
                return .success(content)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
