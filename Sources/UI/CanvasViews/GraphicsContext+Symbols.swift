// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// One of the views that were given to the canvas as symbols, as it looks now.
    public struct ResolvedSymbol {
        /// The size of the view where it is offered that of the canvas, in points.
        public let size: CGSize
        let items: [DisplayItem]
    }

    /// The symbol that has `id` as its `tag(_:)`; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        onMainActor(AnyHashable(id)) { [resolver] in
            resolver.symbol(tagged: $0).map { ResolvedSymbol(size: $0.size, items: $0.items) }
        }
    }

    /// Draws a symbol, stretched over `rect`.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let rect = rect.standardized
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        draw(
            symbol.items,
            map: CGAffineTransform(
                a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
                ty: rect.minY))
    }

    /// Draws a symbol in its own size.
    ///
    /// - Parameter anchor: The point of the symbol that lies at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let corner = anchor.corner(of: symbol.size, at: point)
        draw(symbol.items, map: CGAffineTransform(translationX: corner.x, y: corner.y))
    }
}
