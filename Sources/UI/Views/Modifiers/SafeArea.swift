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
    /// Never there: an image has no keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All regions; as none has a keyboard, the same as `container`.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The window of a host, and how much of its edges a device covers.
struct SafeArea {
    /// All of the window.
    let window: CGRect
    /// What is left of it for views that say nothing.
    let frame: CGRect

    @MainActor init(of host: ViewHost) {
        window = CGRect(origin: .zero, size: host.size)
        frame = host.contentArea
    }

    /// How far each side of `rect` may be moved outwards: to the edge of the window where it touches or crosses that
    /// of the safe area, else not at all.
    private func room(_ rect: CGRect) -> (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        // Of rounding.
        let hair = 1e-6
        return (
            rect.minX <= frame.minX + hair ? max(rect.minX - window.minX, 0) : 0,
            rect.minY <= frame.minY + hair ? max(rect.minY - window.minY, 0) : 0,
            rect.maxX >= frame.maxX - hair ? max(window.maxX - rect.maxX, 0) : 0,
            rect.maxY >= frame.maxY - hair ? max(window.maxY - rect.maxY, 0) : 0
        )
    }

    /// What a view in `rect` has to keep clear of, if it grows out of the safe area.
    func insets(of rect: CGRect, isMirrored: Bool) -> EdgeInsets {
        let room = room(rect)
        return EdgeInsets(
            top: room.top, leading: isMirrored ? room.right : room.left, bottom: room.bottom,
            trailing: isMirrored ? room.left : room.right)
    }

    /// `rect`, grown out of the safe area on these edges.
    func growing(_ rect: CGRect, on edges: Edge.Set, isMirrored: Bool) -> CGRect {
        let room = room(rect)
        let left = edges.contains(isMirrored ? .trailing : .leading) ? room.left : 0
        let right = edges.contains(isMirrored ? .leading : .trailing) ? room.right : 0
        let top = edges.contains(.top) ? room.top : 0
        let bottom = edges.contains(.bottom) ? room.bottom : 0
        return CGRect(
            x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right,
            height: rect.height + top + bottom)
    }
}

/// Layout takes the content for what it is inside of the safe area; when it is placed, it gets more.
nonisolated struct IgnoringSafeAreaModifier: WrappingModifier {
    let edges: Edge.Set

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        IgnoringSafeAreaElement(self, around: content, node: node)
    }
}

private final class IgnoringSafeAreaElement: WrapperElement<IgnoringSafeAreaModifier> {
    override func update(_ modifier: IgnoringSafeAreaModifier, _ inputs: _NodeInputs) {
        let changed = modifier.edges != self.modifier.edges
        super.update(modifier, inputs)
        if changed { invalidateLayout() }
    }

    override func layOut(_ proposal: ProposedViewSize) {
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        let grown = host.safeArea.growing(frame, on: modifier.edges, isMirrored: isMirrored)
        guard grown != frame else { return super.layOut(proposal) }
        let offered = ProposedViewSize(
            width: grown.width == frame.width ? proposal.width : grown.width,
            height: grown.height == frame.height ? proposal.height : grown.height)
        let size = content.dimensions(in: offered).size
        content.place(
            at: CGPoint(x: grown.midX - size.width / 2, y: grown.midY - size.height / 2), proposal: offered)
    }
}

extension View {
    /// Lets the view reach under what covers the edges of a device, where it touches the edge of the safe area. The
    /// views around it are laid out as if it did not.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoringSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// The older name of `ignoresSafeArea`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

extension ViewHost {
    var safeArea: SafeArea { SafeArea(of: self) }
}
