// SPDX-License-Identifier: MIT

import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph

/// A text or an image as a canvas has resolved it.
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

    /// What is drawn of the figure, with its top left corner at the origin.
    ///
    /// - Parameters:
    ///   - foreground: Takes the place of the foreground style of the canvas; nil leaves it.
    ///   - view: The view with modifiers of its own; nil: as it was resolved.
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

/// The size of a figure and where its lines stand, from its top.
struct FigureDimensions {
    package var size: CGSize
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
}

extension Element {
    /// What the element draws now, by itself.
    func drawnItems() -> [DisplayItem] {
        var emitter = Emitter(time: host.time)
        emit(&emitter)
        return emitter.items
    }
}

/// Runs `body`, which the caller does on the main actor without saying so: view code is nowhere else. Authors hand
/// graphics contexts to plain functions of theirs, so that the commands cannot demand it.
package func onMainActor<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
    let input = Carried(value: input)
    return MainActor.assumeIsolated { Carried(value: body(input.value)) }.value
}

private struct Carried<Value>: @unchecked Sendable { let value: Value }
