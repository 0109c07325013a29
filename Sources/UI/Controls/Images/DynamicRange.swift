// SPDX-License-Identifier: MIT

import Views

extension View {
    /// Whether more than the usual brightness is shown: PNG and GIF have no more.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// As white as paper.
        public static let standard = DynamicRange(name: "standard")
        /// A little brighter.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the screen.
        public static let high = DynamicRange(name: "high")
    }

    /// How bright the picture may be: PNG and GIF have nothing brighter than white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
