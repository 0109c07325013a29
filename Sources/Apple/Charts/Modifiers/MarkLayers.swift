// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return attributes { $0.clipShape = $0.clipShape ?? (shape, style) }
    }

    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedMarks(content: self, mask: content())
    }

    public func compositingLayer() -> some ChartContent { unsupported(self, "compositingLayer of a chart") }

    /// Warns; the layer is drawn unchanged.
    public func compositingLayer<V: View>(
        @ViewBuilder style: (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        HostServices.warn("compositingLayer(style:) of a chart: the layer is drawn as it is")
        return self
    }
}

public struct PlaceholderContentView<Value>: View {
    public var body: some View { EmptyView() }
}

struct MaskedMarks<Content: ChartContent, Mask: ChartContent>: _PrimitiveChartContent {
    let content: Content
    let mask: Mask

    func _collect(into marks: inout _ChartMarks) {
        var masking = _ChartMarks()
        mask._collect(into: &masking)
        let first = marks.items.count
        content._collect(into: &marks)
        for index in marks.items.indices.dropFirst(first) { marks.items[index].maskMarks = masking.items }
    }
}
