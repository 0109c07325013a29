// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.visibility = visibility }
    }

    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.legend.set(position, alignment, spacing) }
    }

    @MainActor @preconcurrency public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chart {
            $0.legend.set(position, alignment, spacing)
            $0.legend.content = content
        }
    }
}

extension LegendConfiguration {
    fileprivate mutating func set(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
        if !position.isAutomatic { self.position = position }
        self.alignment = alignment ?? self.alignment
        self.spacing = spacing ?? self.spacing
    }
}
