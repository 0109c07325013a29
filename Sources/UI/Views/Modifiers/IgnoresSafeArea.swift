// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Parts of the window that views normally keep clear of.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each kind of region.
    public let rawValue: UInt

    /// Regions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What bars and the edges of a device cover.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// What a keyboard on the screen covers, where one is drawn.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Layout takes the content for what it is inside of the safe area; when it is placed, it gets more.
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

    // At an edge of the window it may take another size, which only something plain follows without more ado.
    override var mindsMoves: Bool {
        (host.safeAreaInsets != EdgeInsets() || host.hasEverSet(SafeAreaTrait.self)) && !content.fillsFrame
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
        // What does not grow stays at the top leading corner.
        content.place(
            at: CGPoint(x: isMirrored ? grown.maxX - size.width : grown.minX, y: grown.minY), proposal: offered)
    }
}

extension View {
    /// Lets the view reach under what covers the edges of a device, where it touches the edge of the safe area. The
    /// views around it are laid out as if it did not.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoringSafeAreaModifier(edges: edges, regions: regions))
    }

    /// The older name of `ignoresSafeArea`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
