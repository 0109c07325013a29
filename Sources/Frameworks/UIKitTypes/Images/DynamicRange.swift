// SPDX-License-Identifier: MIT

import Views

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
}
