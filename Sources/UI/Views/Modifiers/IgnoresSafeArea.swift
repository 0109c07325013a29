// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Extends its content into the safe area when placing it. Measuring ignores the extension.
nonisolated struct IgnoringSafeAreaModifier: WrappingModifier {
    let edges: Edge.Set
    let regions: SafeAreaRegions

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        IgnoringSafeAreaElement(self, around: content, node: node)
    }
}

private final class IgnoringSafeAreaElement: WrapperElement<IgnoringSafeAreaModifier> {
    override func update(_ modifier: IgnoringSafeAreaModifier, _ inputs: _NodeInputs) {
        let changed = modifier.edges != self.modifier.edges || modifier.regions != self.modifier.regions
        super.update(modifier, inputs)
        if changed { invalidateLayout() }
    }

    // With a safe area, each move may change the extended frame, and with it the content's size. So this element must
    // receive all moves, unless its content fills any frame without a layout.
    override var layoutIgnoresPosition: Bool {
        host.safeAreaInsets == EdgeInsets() && !host.hasEverSet(SafeAreaTrait.self) || content.fillsFrame
    }

    override func layOut(_ proposal: ProposedViewSize) {
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        let grown = host.safeArea(around: self)
            .growing(frame, on: modifier.edges, modifier.regions, isMirrored: isMirrored)
        guard grown != frame else { return super.layOut(proposal) }
        let offered = ProposedViewSize(
            width: grown.width == frame.width ? proposal.width : grown.width,
            height: grown.height == frame.height ? proposal.height : grown.height)
        let size = content.dimensions(in: offered).size
        // Content that does not fill the extended frame stays at its top leading corner.
        content.place(
            at: CGPoint(x: isMirrored ? grown.maxX - size.width : grown.minX, y: grown.minY), proposal: offered)
    }
}

extension View {
    /// Extends an edge of the view only if this edge touches or crosses the edge of the safe area. The layout of the
    /// surrounding views does not change.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoringSafeAreaModifier(edges: edges, regions: regions))
    }

    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
