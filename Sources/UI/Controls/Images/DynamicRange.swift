// SPDX-License-Identifier: MIT

import UIKitTypes
import Views

extension View {
    /// Whether more than the usual brightness is shown: PNG and GIF have no more.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
    /// How bright the picture may be: PNG and GIF have nothing brighter than white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
