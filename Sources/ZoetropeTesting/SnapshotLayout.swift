import Foundation
import Views
import Zoetrope

/// How large the window of a snapshot is, with how many pixels a point, and what a device covers of its edges.
public struct SnapshotLayout: Sendable, Equatable {
    /// In points; nil for the size the view asks for.
    package let size: CGSize?
    package let scale: Double
    package let safeAreaInsets: EdgeInsets
    /// The device on its side, where there is one.
    private let sideways: EdgeInsets?

    private init(
        size: CGSize?, scale: Double, safeAreaInsets: EdgeInsets = EdgeInsets(), sideways: EdgeInsets? = nil
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.sideways = sideways
    }

    /// A window of so many points, without a safe area.
    public static func fixed(_ size: CGSize, scale: Double = 2) -> SnapshotLayout {
        SnapshotLayout(size: size, scale: scale)
    }

    /// A window of this size in points, with so many pixels a point.
    public static func fixed(width: CGFloat, height: CGFloat, scale: Double = 2) -> SnapshotLayout {
        fixed(CGSize(width: width, height: height), scale: scale)
    }

    /// As large as the view wants to be when nothing is offered to it.
    public static let sizeThatFits = sizeThatFits(scale: 2)

    /// The size that the view asks for, with so many pixels a point.
    public static func sizeThatFits(scale: Double) -> SnapshotLayout { SnapshotLayout(size: nil, scale: scale) }

    /// The same device on its side. Windows of other kinds have none: they stay as they are.
    public var landscape: SnapshotLayout {
        guard let size, let sideways else { return self }
        return SnapshotLayout(
            size: CGSize(width: size.height, height: size.width), scale: scale, safeAreaInsets: sideways,
            sideways: safeAreaInsets)
    }
}

extension SnapshotLayout: CustomStringConvertible {
    /// `393x852@3`, `fit@2`: what a layout that is a test's argument gives to the names of snapshots.
    public var description: String {
        let size = size.map { "\(LimitError.text($0.width))x\(LimitError.text($0.height))" } ?? "fit"
        return "\(size)@\(LimitError.text(scale))"
    }
}

// MARK: - Devices

extension SnapshotLayout {
    /// - Parameters:
    ///   - top: of the safe area, held upright. On its side a phone has it left and right.
    ///   - bottom: of the safe area, held upright.
    ///   - lying: of the safe area's bottom, on its side.
    private static func phone(
        _ width: CGFloat, _ height: CGFloat, scale: Double, top: CGFloat, bottom: CGFloat, lying: CGFloat
    ) -> SnapshotLayout {
        // Without a home indicator there is nothing at the sides either.
        let side = bottom > 0 ? top : 0
        return SnapshotLayout(
            size: CGSize(width: width, height: height), scale: scale,
            safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
            sideways: EdgeInsets(top: 0, leading: side, bottom: lying, trailing: side))
    }

    private static func tablet(_ width: CGFloat, _ height: CGFloat) -> SnapshotLayout {
        let insets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        return SnapshotLayout(
            size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: insets, sideways: insets)
    }

    /// Second and third generation.
    public static let iPhoneSE = phone(375, 667, scale: 2, top: 20, bottom: 0, lying: 0)
    /// 375 × 812 points.
    public static let iPhone13mini = phone(375, 812, scale: 3, top: 50, bottom: 34, lying: 21)
    /// Also 13 and 12.
    public static let iPhone14 = phone(390, 844, scale: 3, top: 47, bottom: 34, lying: 21)
    /// Also 15, and the Pro of 14 and 15.
    public static let iPhone16 = phone(393, 852, scale: 3, top: 59, bottom: 34, lying: 21)
    /// 430 × 932 points.
    public static let iPhone16Plus = phone(430, 932, scale: 3, top: 59, bottom: 34, lying: 21)
    /// 402 × 874 points.
    public static let iPhone16Pro = phone(402, 874, scale: 3, top: 62, bottom: 34, lying: 21)
    /// 440 × 956 points.
    public static let iPhone16ProMax = phone(440, 956, scale: 3, top: 62, bottom: 34, lying: 21)
    /// Tenth generation and later.
    public static let iPad = tablet(820, 1180)
    /// 834 × 1210 points.
    public static let iPadPro11 = tablet(834, 1210)
    /// 1032 × 1376 points.
    public static let iPadPro13 = tablet(1032, 1376)
}
