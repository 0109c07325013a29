// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A view at a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: @MainActor (AnnotationContext) -> AnyView
}

/// What is known of a mark when its annotation is made.
public struct AnnotationContext {
    /// The size of the mark.
    public let targetSize: CGSize
}

/// Where an annotation stands.
public struct AnnotationPosition: Equatable, Sendable {
    /// Which way it lies from the mark, across and down: -1, 0 or 1.
    let x: CGFloat, y: CGFloat
    let isAutomatic: Bool

    private init(_ x: CGFloat, _ y: CGFloat, isAutomatic: Bool = false) {
        (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
    }

    /// Above.
    public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
    /// On the mark.
    public static let overlay = AnnotationPosition(0, 0)
    /// Above.
    public static let top = AnnotationPosition(0, -1)
    /// Below.
    public static let bottom = AnnotationPosition(0, 1)
    /// Before the mark.
    public static let leading = AnnotationPosition(-1, 0)
    /// Behind the mark.
    public static let trailing = AnnotationPosition(1, 0)
    /// At the upper leading corner.
    public static let topLeading = AnnotationPosition(-1, -1)
    /// At the upper trailing corner.
    public static let topTrailing = AnnotationPosition(1, -1)
    /// At the lower leading corner.
    public static let bottomLeading = AnnotationPosition(-1, 1)
    /// At the lower trailing corner.
    public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// What becomes of an annotation that has no place.
public struct AnnotationOverflowResolution: Sendable {
    /// What an annotation keeps within.
    public struct Boundary: Sendable {
        enum Kind: Sendable { case automatic, chart, plot }
        let kind: Kind
        /// As the chart finds it good.
        public static let automatic = Boundary(kind: .automatic)
        /// The chart.
        public static let chart = Boundary(kind: .chart)
        /// The plot.
        public static let plot = Boundary(kind: .plot)
    }

    /// What is done about it.
    public struct Strategy: Sendable {
        enum Kind: Sendable { case automatic, disabled, padScale, fit(Boundary) }
        let kind: Kind
        /// As the chart finds it good.
        public static let automatic = Strategy(kind: .automatic)
        /// The annotation is moved.
        public static let fit = Strategy(kind: .fit(.automatic))
        /// The annotation is moved into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
        /// The scale is made wider.
        public static let padScale = Strategy(kind: .padScale)
        /// Nothing.
        public static let disabled = Strategy(kind: .disabled)
    }

    let x: Strategy
    let y: Strategy

    /// What is done across and down.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    /// As the chart finds it good.
    public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
    /// A view at each mark.
    ///
    /// - Parameters:
    ///   - alignment: How it lies along the side of the mark.
    ///   - spacing: The gap between both.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
    }

    /// A view at each mark, made from what is known of it.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }

    /// A view at each mark, with something to be done where it has no place.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
    }

    /// A view at each mark, made from what is known of it, with something to be done where it has no place.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: @escaping @MainActor (AnnotationContext) -> AnyView
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
        return attributes { $0.annotations.append(annotation) }
    }
}
