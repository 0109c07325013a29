// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
    /// The default follows from the window's size: regular on tablets and on large phones in landscape, otherwise
    /// compact.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The default follows from the window's size: compact on phones in landscape, otherwise regular.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Sets the size classes that Apple's devices have with a window of this size, in points.
    package mutating func takeSizeClasses(ofWindow size: CGSize) {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        // The smallest tablet is 744 points wide. Phones are 320 × 568 to 440 × 956.
        let isLyingPhone = size.width > size.height && short < 500 && long >= 568 && long < 1000
        if isLyingPhone {
            // Large phones have the regular width in landscape.
            horizontalSizeClass = short >= 414 ? .regular : .compact
            verticalSizeClass = .compact
        } else {
            horizontalSizeClass = size.width < 600 ? .compact : .regular
            verticalSizeClass = .regular
        }
    }
}
