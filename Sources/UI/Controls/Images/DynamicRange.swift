// SPDX-License-Identifier: MIT

import UIKitTypes
import Views

extension View {
    /// Has no effect: output has standard dynamic range.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
    /// Has no effect: output has standard dynamic range.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
