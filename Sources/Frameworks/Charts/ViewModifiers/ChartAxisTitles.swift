// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    /// A title of the axis that lies.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXTitle({ AnyView(Text(labelKey)) }, position, alignment, spacing) }

    /// A title of the axis that lies.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(label)
        return chartXTitle({ AnyView(text) }, position, alignment, spacing)
    }

    /// A title of the axis that lies.
    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXTitle({ AnyView(label) }, position, alignment, spacing) }

    /// A title of the axis that lies.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXTitle({ AnyView(Text(labelResource)) }, position, alignment, spacing) }

    /// A view as the title of the axis that lies.
    @MainActor @preconcurrency public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return chartXTitle({ content }, position, alignment, spacing)
    }

    private nonisolated func chartXTitle(
        _ content: @escaping @MainActor () -> AnyView, _ position: AnnotationPosition, _ alignment: Alignment?,
        _ spacing: CGFloat?
    ) -> some View {
        let title = AxisTitle(content: content, position: position, alignment: alignment, spacing: spacing)
        return chart { $0.xAxis.titles.append(title) }
    }
}

extension View {
    /// A title of the axis that stands.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYTitle({ AnyView(Text(labelKey)) }, position, alignment, spacing) }

    /// A title of the axis that stands.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(label)
        return chartYTitle({ AnyView(text) }, position, alignment, spacing)
    }

    /// A title of the axis that stands.
    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYTitle({ AnyView(label) }, position, alignment, spacing) }

    /// A title of the axis that stands.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYTitle({ AnyView(Text(labelResource)) }, position, alignment, spacing) }

    /// A view as the title of the axis that stands.
    @MainActor @preconcurrency public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return chartYTitle({ content }, position, alignment, spacing)
    }

    private nonisolated func chartYTitle(
        _ content: @escaping @MainActor () -> AnyView, _ position: AnnotationPosition, _ alignment: Alignment?,
        _ spacing: CGFloat?
    ) -> some View {
        let title = AxisTitle(content: content, position: position, alignment: alignment, spacing: spacing)
        return chart { $0.yAxis.titles.append(title) }
    }
}
