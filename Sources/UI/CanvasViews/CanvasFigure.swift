// SPDX-License-Identifier: MIT

import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph

/// A text or an image after `GraphicsContext.resolve`.
struct CanvasFigure<V: View> {
    let view: V
    package let node: _ViewNode<V>

    func measured(in proposal: ProposedViewSize) -> FigureDimensions {
        onMainActor(self) { figure in
            guard let element = figure.node.elements.first else {
                return FigureDimensions(size: .zero, firstBaseline: 0, lastBaseline: 0)
            }
            let dimensions = element.dimensions(in: proposal)
            return FigureDimensions(
                size: dimensions.size, firstBaseline: dimensions[.firstTextBaseline],
                lastBaseline: dimensions[.lastTextBaseline])
        }
    }

    /// The figure's display items, with its top left corner at the origin.
    ///
    /// - Parameters:
    ///   - foreground: The foreground style. If nil, uses the canvas's foreground style.
    ///   - view: The view with additional modifiers. If nil, draws the resolved view.
    func drawn(
        in proposal: ProposedViewSize, foreground: [_ResolvedStyle]? = nil, as view: V? = nil
    ) -> [DisplayItem] {
        onMainActor((self, proposal, foreground, view)) { figure, proposal, foreground, view in
            let node = figure.node
            var inputs = (node.parent ?? node).inputs(transaction: Transaction())
            if let foreground { inputs.environment.foreground = foreground }
            node.update(view ?? figure.view, inputs)
            guard let element = node.elements.first else { return [] }
            element.place(at: .zero, proposal: proposal)
            return element.drawnItems()
        }
    }
}

/// The size of a figure, and the distances from its top to its baselines.
struct FigureDimensions {
    package var size: CGSize
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
}

extension Element {
    /// The display items of this element at `host.time`, without the effects of its ancestors.
    func drawnItems() -> [DisplayItem] {
        var emitter = Emitter(time: host.time)
        emit(&emitter)
        return emitter.items
    }
}

/// Runs `body`. The caller must already be on the main actor.
///
/// Drawing commands run on the main actor, as all view code does. They are declared nonisolated, so that view code may
/// call them in nonisolated functions of its own.
package func onMainActor<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
    let input = UncheckedBox(value: input)
    return MainActor.assumeIsolated { UncheckedBox(value: body(input.value)) }.value
}

private struct UncheckedBox<Value>: @unchecked Sendable { let value: Value }
