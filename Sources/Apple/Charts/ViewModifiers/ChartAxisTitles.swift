// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXTitle({ AnyView(Text(labelKey)) }, position, alignment, spacing) }

    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(label)
        return chartXTitle({ AnyView(text) }, position, alignment, spacing)
    }

    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXTitle({ AnyView(label) }, position, alignment, spacing) }

    @_disfavoredOverload
    nonisolated public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXTitle({ AnyView(Text(labelResource)) }, position, alignment, spacing) }

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
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYTitle({ AnyView(Text(labelKey)) }, position, alignment, spacing) }

    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        let text = Text(label)
        return chartYTitle({ AnyView(text) }, position, alignment, spacing)
    }

    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYTitle({ AnyView(label) }, position, alignment, spacing) }

    @_disfavoredOverload
    nonisolated public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYTitle({ AnyView(Text(labelResource)) }, position, alignment, spacing) }

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
