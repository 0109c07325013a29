// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: @MainActor (AnnotationContext) -> AnyView
}

public struct AnnotationContext {
    public let targetSize: CGSize
}

public struct AnnotationPosition: Equatable, Sendable {
    /// The direction from the mark: -1, 0 or 1 on each axis.
    let x: CGFloat, y: CGFloat
    let isAutomatic: Bool

    private init(_ x: CGFloat, _ y: CGFloat, isAutomatic: Bool = false) {
        (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
    }

    /// Above the mark.
    public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
    public static let overlay = AnnotationPosition(0, 0)
    public static let top = AnnotationPosition(0, -1)
    public static let bottom = AnnotationPosition(0, 1)
    public static let leading = AnnotationPosition(-1, 0)
    public static let trailing = AnnotationPosition(1, 0)
    public static let topLeading = AnnotationPosition(-1, -1)
    public static let topTrailing = AnnotationPosition(1, -1)
    public static let bottomLeading = AnnotationPosition(-1, 1)
    public static let bottomTrailing = AnnotationPosition(1, 1)
}

public struct AnnotationOverflowResolution: Sendable {
    public struct Boundary: Sendable {
        enum Kind: Sendable { case automatic, chart, plot }
        let kind: Kind
        public static let automatic = Boundary(kind: .automatic)
        public static let chart = Boundary(kind: .chart)
        public static let plot = Boundary(kind: .plot)
    }

    public struct Strategy: Sendable {
        enum Kind: Sendable { case automatic, disabled, padScale, fit(Boundary) }
        let kind: Kind
        public static let automatic = Strategy(kind: .automatic)
        public static let fit = Strategy(kind: .fit(.automatic))
        /// Ignores the boundary: annotations are moved into the plot.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
        /// Stored but ignored.
        public static let padScale = Strategy(kind: .padScale)
        public static let disabled = Strategy(kind: .disabled)
    }

    let x: Strategy
    let y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
    }

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
