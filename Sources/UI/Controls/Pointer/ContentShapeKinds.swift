// SPDX-License-Identifier: MIT

import Views

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Kinds by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is seen of it while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is seen of it beside its menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What a pointer marks.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The ring around what has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// What is read to the user.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// The shape of this view for some purposes. Touches heed it here; for the others a view has the shape of its frame.
    @ViewBuilder public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
}
