// SPDX-License-Identifier: MIT

/// The form in which the frames of a snapshot are recorded.
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

    /// Whether the format records a tree of views or accessibility elements, rather than pixels or a display list.
    package var isOfViews: Bool { kind == .tree || kind == .accessibility }

    /// One image with all times, row by row, in up to six columns.
    public static let contactSheet = contactSheet(columns: 6)

    /// One image with all times, row by row.
    /// - Parameter columns: At least 1.
    public static func contactSheet(columns: Int) -> SnapshotFormat {
        precondition(columns > 0, "a contact sheet of \(columns) columns")
        return SnapshotFormat(kind: .contactSheet(columns: columns))
    }

    /// One image file per time, with the time in the file's name.
    public static let pictures = SnapshotFormat(kind: .pictures)

    /// One animated PNG. Each frame lasts until the time of the next frame. The last frame lasts as long as the frame
    /// before it.
    public static let animation = SnapshotFormat(kind: .animation)

    /// The display list as text. It is readable in reviews and does not depend on the rasterizer.
    public static let displayList = SnapshotFormat(kind: .displayList)

    /// The views, their positions and contents as text, as in `render tree`.
    public static let tree = SnapshotFormat(kind: .tree)

    /// The accessibility elements in the order of reading: a text with the label, value, traits, hint and actions of
    /// each, and an image with their numbers for each time.
    public static let accessibility = SnapshotFormat(kind: .accessibility)
}
