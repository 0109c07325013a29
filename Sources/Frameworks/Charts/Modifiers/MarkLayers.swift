// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
    /// Cuts each mark out by a shape in its bounds.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return attributes { $0.clipShape = $0.clipShape ?? (shape, style) }
    }

    /// Shows the marks where a chart of other content is opaque.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedMarks(content: self, mask: content())
    }

    /// Draws the content into one layer.
    public func compositingLayer() -> some ChartContent { self }

    /// Draws the content into one layer, of which more is said.
    public func compositingLayer<V: View>(
        @ViewBuilder style: (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        HostServices.warn("compositingLayer(style:) of a chart: the layer is drawn as it is")
        return self
    }
}

/// What stands for the content of a layer.
public struct PlaceholderContentView<Value>: View {
    /// Nothing: it stands for what is drawn elsewhere.
    public var body: some View { EmptyView() }
}

/// Content that is seen where other content is.
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
