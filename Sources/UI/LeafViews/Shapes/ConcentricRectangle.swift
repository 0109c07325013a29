// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutEngine
import Motion

extension Edge {
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The radius of a corner: fixed, or the container's radius less the distance from the container.
        public struct Style: Hashable, Sendable {
            /// The fixed radius, or the least radius of a concentric corner, in points.
            fileprivate let radius: CGFloat
            fileprivate let isConcentric: Bool

            public static let concentric = Style(radius: 0, isConcentric: true)
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(radius: minimum?.radius ?? 0, isConcentric: true)
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners follow those of the container shape. It is taken to lie in the middle of its container, so all
/// corners have the same distance from it. Without a container shape, concentric corners have their least radius.
public struct ConcentricRectangle: Shape {
    private var corners: [Edge.Corner: Edge.Corner.Style]
    /// Groups of corners that all have the largest radius of their group.
    private var groups: [[Edge.Corner]] = []

    public init() { self.init(corners: .concentric) }

    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
        if isUniform { groups = [Edge.Corner.allCases] }
    }

    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [
            .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
            .bottomTrailing: bottomTrailingCorner,
        ]
    }

    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
        groups = [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
        groups = [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
    }

    public func path(in rect: CGRect) -> Path {
        var concentric: CGFloat = 0
        if let container = ContainerShape.current {
            let distance = max(min(container.size.width - rect.width, container.size.height - rect.height) / 2, 0)
            concentric = max(container.cornerRadius - distance, 0)
        }
        var radii = corners.mapValues { $0.isConcentric ? max(concentric, $0.radius) : $0.radius }
        for group in groups {
            let largest = group.compactMap { radii[$0] }.max() ?? 0
            for corner in group { radii[corner] = largest }
        }
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[.topLeading] ?? 0, bottomLeading: radii[.bottomLeading] ?? 0,
                bottomTrailing: radii[.bottomTrailing] ?? 0, topTrailing: radii[.topTrailing] ?? 0))
    }
}

extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}
