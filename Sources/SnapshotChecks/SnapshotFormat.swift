// SPDX-License-Identifier: MIT

/// What is kept of the times of a snapshot.
public struct SnapshotFormat: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case contactSheet(columns: Int)
        case pictures
        case animation
        case displayList
        case tree
        case accessibility
    }

    package let kind: Kind

    /// It tells of views, and not of what is drawn.
    package var isOfViews: Bool { kind == .tree || kind == .accessibility }

    /// One image with all times, row by row, up to six beside each other.
    public static let contactSheet = contactSheet(columns: 6)

    /// - Parameter columns: at least 1.
    public static func contactSheet(columns: Int) -> SnapshotFormat {
        precondition(columns > 0, "a contact sheet of \(columns) columns")
        return SnapshotFormat(kind: .contactSheet(columns: columns))
    }

    /// An image for each time, with the time in its name.
    public static let pictures = SnapshotFormat(kind: .pictures)

    /// One animated PNG: each frame stands until the time of the next, the last one as long as the one before it.
    public static let animation = SnapshotFormat(kind: .animation)

    /// What is drawn, as text: for reviews, and independent of how it is rasterized.
    public static let displayList = SnapshotFormat(kind: .displayList)

    /// Which views there are, where, and what they show, as text: as `render tree` tells it.
    public static let tree = SnapshotFormat(kind: .tree)

    /// What those hear who cannot see, as text: labels, traits, values, and what can be touched.
    public static let accessibility = SnapshotFormat(kind: .accessibility)
}
