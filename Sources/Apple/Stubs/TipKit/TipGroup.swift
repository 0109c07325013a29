// SPDX-License-Identifier: MIT

import SwiftUI

public final class TipGroup: Sendable {
    public enum Priority: Hashable, Sendable { case firstAvailable, ordered }

    private let priority: Priority
    private let tips: [any Tip]

    public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]) {
        self.priority = priority
        tips = builder()
    }

    @MainActor public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            // The first tip that has not been invalidated hides all tips after it.
            let next = tips.first { if case .invalidated = $0.status { false } else { true } }
            return next?.shouldDisplay == true ? next : nil
        }
    }
}

extension Tips {
    @resultBuilder public enum GroupBuilder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
        public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
        public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    }
}
