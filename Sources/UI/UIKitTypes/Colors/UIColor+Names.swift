// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

extension UIColor {
    // Fixed colours, equal in light and dark mode.

    public static let black = UIColor(.black)
    public static let white = UIColor(.white)
    public static let clear = UIColor(.clear)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// #FF0000, unlike `systemRed`.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// #00FF00, unlike `systemGreen`.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// #0000FF, unlike `systemBlue`.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// #00FFFF, unlike `systemCyan`.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// #FFFF00, unlike `systemYellow`.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// #FF00FF; UIKit has no `systemMagenta`.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// #FF8000, unlike `systemOrange`.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// #800080, unlike `systemPurple`.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// #996633, unlike `systemBrown`.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // Adaptive colours, with the values of SwiftUI's own colours.

    /// The view's tint; without a tint, the app's accent colour or blue.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let tintColor = UIColor(.accentColor)
    /// #007AFF; #0A84FF in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let link = UIColor(.blue)
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let darkText = UIColor(white: 0, alpha: 1)
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// `Color.red`: #FF3B30; #FF453A in dark mode.
    public static let systemRed = UIColor(.red)
    /// `Color.orange`: #FF9500; #FF9F0A in dark mode.
    public static let systemOrange = UIColor(.orange)
    /// `Color.yellow`: #FFCC00; #FFD60A in dark mode.
    public static let systemYellow = UIColor(.yellow)
    /// `Color.green`: #34C759; #30D158 in dark mode.
    public static let systemGreen = UIColor(.green)
    /// `Color.mint`: #00C7BE; #63E6E2 in dark mode.
    public static let systemMint = UIColor(.mint)
    /// `Color.teal`: #30B0C7; #40C8E0 in dark mode.
    public static let systemTeal = UIColor(.teal)
    /// `Color.cyan`: #32ADE6; #64D2FF in dark mode.
    public static let systemCyan = UIColor(.cyan)
    /// `Color.blue`: #007AFF; #0A84FF in dark mode.
    public static let systemBlue = UIColor(.blue)
    /// `Color.indigo`: #5856D6; #5E5CE6 in dark mode.
    public static let systemIndigo = UIColor(.indigo)
    /// `Color.purple`: #AF52DE; #BF5AF2 in dark mode.
    public static let systemPurple = UIColor(.purple)
    /// `Color.pink`: #FF2D55; #FF375F in dark mode.
    public static let systemPink = UIColor(.pink)
    /// `Color.brown`: #A2845E; #AC8E68 in dark mode.
    public static let systemBrown = UIColor(.brown)
    /// `Color.gray`: #8E8E93.
    public static let systemGray = UIColor(.gray)
    /// `Color.primary`: #000000; #FFFFFF in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let label = UIColor(.primary)
    /// `Color.secondary`: #3C3C43 at opacity 0.6; #EBEBF5 at opacity 0.6 in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let secondaryLabel = UIColor(.secondary)
    /// #3C3C43 at opacity 0.3; #EBEBF5 at opacity 0.3 in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// #3C3C43 at opacity 0.18; #EBEBF5 at opacity 0.16 in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// #3C3C43 at opacity 0.3; #EBEBF5 at opacity 0.3 in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let placeholderText = UIColor(.placeholderText)

    /// #AEAEB2; #636366 in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let systemGray2 = UIColor(.systemGray2)
    /// #C7C7CC; #48484A in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let systemGray3 = UIColor(.systemGray3)
    /// #D1D1D6; #3A3A3C in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let systemGray4 = UIColor(.systemGray4)
    /// #E5E5EA; #2C2C2E in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let systemGray5 = UIColor(.systemGray5)
    /// #F2F2F7; #1C1C1E in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let systemGray6 = UIColor(.systemGray6)

    /// #FFFFFF; #000000 in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let systemBackground = UIColor(.systemBackground)
    /// #F2F2F7; #1C1C1E in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    /// #FFFFFF; #2C2C2E in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
    /// #F2F2F7; #000000 in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
    /// #FFFFFF; #1C1C1E in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
    /// #F2F2F7; #2C2C2E in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)

    /// #787880 at opacity 0.2; #787880 at opacity 0.36 in dark mode.
    public static let systemFill = UIColor(.systemFill)
    /// #787880 at opacity 0.16; #787880 at opacity 0.32 in dark mode.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// #767680 at opacity 0.12; #767680 at opacity 0.24 in dark mode.
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    /// #747480 at opacity 0.08; #747480 at opacity 0.18 in dark mode.
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
    /// #3C3C43 at opacity 0.29; #545458 at opacity 0.6 in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let separator = UIColor(.separator)
    /// #C6C6C8; #38383A in dark mode.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
}
