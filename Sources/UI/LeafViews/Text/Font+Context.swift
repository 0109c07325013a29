// SPDX-License-Identifier: MIT

import Foundation
import Typography
@_spi(ViewGraph) import ViewGraph

extension Font {
    /// The environment in which fonts are resolved.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        fileprivate let sizes: TextSizes

        public var debugDescription: String { "Font.Context(\(sizes))" }
    }

    public struct Resolved: Hashable, Sendable {
        public let weight: Weight
        public let width: Width
        public let pointSize: CGFloat
        public let leading: Leading
        public let isBold: Bool
        public let isItalic: Bool
        public let isMonospaced: Bool
        public let isLowercaseSmallCaps: Bool
        public let isUppercaseSmallCaps: Bool
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The body style: without an environment, the font of the surrounding view is not known.
    public static var `default`: Font { .body }

    public func resolve(in context: Context) -> Resolved {
        let descriptor = resolved(with: FontAttributes(), at: context.sizes, library: EnvironmentValues().fontLibrary)
            .descriptor
        return Resolved(
            weight: Weight(value: descriptor.weight), width: Width(descriptor.stretch - 1),
            pointSize: descriptor.size, leading: leading, isBold: descriptor.weight >= Weight.semibold.value,
            isItalic: descriptor.isItalic, isMonospaced: descriptor.family == .system(.monospaced),
            isLowercaseSmallCaps: attributes.hasSmallLowercase == true,
            isUppercaseSmallCaps: attributes.hasSmallUppercase == true)
    }
}

extension EnvironmentValues {
    public var fontResolutionContext: Font.Context { Font.Context(sizes: textSizes) }
}
