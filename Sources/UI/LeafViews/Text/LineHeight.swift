// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import VirtualTime

extension AttributedString {
    /// The distance between the baselines of two lines.
    public struct LineHeight: Hashable, Sendable {
        private enum Kind: Hashable { case variable, normal, tight, loose, multiple, leading, exact }
        private let kind: Kind
        private var value: CGFloat = 0

        public static let variable = LineHeight(kind: .variable)
        public static let normal = LineHeight(kind: .normal)
        public static let tight = LineHeight(kind: .tight)
        public static let loose = LineHeight(kind: .loose)
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple, value: factor) }
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading, value: increase) }
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact, value: points) }
    }
}

private struct LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
    /// Kept; texts have the line heights of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        unsupported(environment(\.lineHeight, lineHeight), "lineHeight", when: lineHeight != nil)
    }
}
