// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    public struct ResolvedSymbol {
        /// The size, in points, that the view chooses when it is proposed the size of the canvas.
        public let size: CGSize
        let items: [DisplayItem]
    }

    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        onMainActor(AnyHashable(id)) { [resolver] in
            resolver.symbol(tagged: $0).map { ResolvedSymbol(size: $0.size, items: $0.items) }
        }
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let rect = rect.standardized
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        draw(
            symbol.items,
            map: CGAffineTransform(
                a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
                ty: rect.minY))
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let corner = anchor.corner(of: symbol.size, at: point)
        draw(symbol.items, map: CGAffineTransform(translationX: corner.x, y: corner.y))
    }
}
