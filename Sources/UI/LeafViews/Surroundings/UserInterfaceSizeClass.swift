// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph

/// How much room there is along one axis: what tells a phone from a tablet.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little: the width of a phone, the height of one that lies on its side.
    case compact
    /// Enough.
    case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
    /// How much room there is from left to right: compact on phones, but for large ones that lie on their side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom: compact on phones that lie on their side.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Takes over what a window of this size, in points, means on Apple's devices.
    package mutating func takeSizeClasses(ofWindow size: CGSize) {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        // The least tablet is 744 points wide, the largest phone 956 high; the least phone 320 × 568.
        let isLyingPhone = size.width > size.height && short < 500 && long >= 568 && long < 1000
        if isLyingPhone {
            // Phones of the larger kind have two columns then.
            horizontalSizeClass = short >= 414 ? .regular : .compact
            verticalSizeClass = .compact
        } else {
            horizontalSizeClass = size.width < 600 ? .compact : .regular
            verticalSizeClass = .regular
        }
    }
}
