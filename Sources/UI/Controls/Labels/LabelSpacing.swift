// SPDX-License-Identifier: MIT

import Foundation
import Views

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// Between icons and titles of labels, in points; nil: as the style has it.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }
    /// How wide icons of labels are at least, in points; nil: as they are.
    public var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Points between icons and titles of labels in here.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }
    /// How wide icons of labels are at least in here, in points, so that titles below each other begin at one line.
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, width)
    }
}
