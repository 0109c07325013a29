// SPDX-License-Identifier: MIT

import Interaction

extension UIColor {
    // The same wherever they are used.

    /// Black, in the dark too.
    public static let black = UIColor(.black)
    /// White, in the dark too.
    public static let white = UIColor(.white)
    /// Nothing: black with an opacity of 0.
    public static let clear = UIColor(.clear)
    /// A third of white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// #FF0000: not the system's red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// #00FF00: not the system's green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// #0000FF: not the system's blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// #00FFFF: not the system's cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// #FFFF00: not the system's yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// #FF00FF.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// #FF8000: not the system's orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// #800080: not the system's purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// #996633: not the system's brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // Those of SwiftUI.

    /// The same as `systemBlue`: what can be touched, where nothing else is said.
    public static let tintColor = UIColor(.accentColor)
    /// The colour of links: #007AFF; #0A84FF in the dark.
    public static let link = UIColor(.blue)
    /// Black: text on a light ground.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// White at 0.6: text on a dark ground.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// The same as `Color.red`: #FF3B30; #FF453A in the dark.
    public static let systemRed = UIColor(.red)
    /// The same as `Color.orange`: #FF9500; #FF9F0A in the dark.
    public static let systemOrange = UIColor(.orange)
    /// The same as `Color.yellow`: #FFCC00; #FFD60A in the dark.
    public static let systemYellow = UIColor(.yellow)
    /// The same as `Color.green`: #34C759; #30D158 in the dark.
    public static let systemGreen = UIColor(.green)
    /// The same as `Color.mint`: #00C7BE; #63E6E2 in the dark.
    public static let systemMint = UIColor(.mint)
    /// The same as `Color.teal`: #30B0C7; #40C8E0 in the dark.
    public static let systemTeal = UIColor(.teal)
    /// The same as `Color.cyan`: #32ADE6; #64D2FF in the dark.
    public static let systemCyan = UIColor(.cyan)
    /// The same as `Color.blue`: #007AFF; #0A84FF in the dark.
    public static let systemBlue = UIColor(.blue)
    /// The same as `Color.indigo`: #5856D6; #5E5CE6 in the dark.
    public static let systemIndigo = UIColor(.indigo)
    /// The same as `Color.purple`: #AF52DE; #BF5AF2 in the dark.
    public static let systemPurple = UIColor(.purple)
    /// The same as `Color.pink`: #FF2D55; #FF375F in the dark.
    public static let systemPink = UIColor(.pink)
    /// The same as `Color.brown`: #A2845E; #AC8E68 in the dark.
    public static let systemBrown = UIColor(.brown)
    /// The same as `Color.gray`: #8E8E93, in the dark too.
    public static let systemGray = UIColor(.gray)
    /// The colour of text, the same as `Color.primary`: black, or white in the dark.
    public static let label = UIColor(.primary)
    /// The colour of less important text, the same as `Color.secondary`.
    public static let secondaryLabel = UIColor(.secondary)
    /// Text of the third level: #3C3C43 at 0.3; #EBEBF5 at 0.3 in the dark.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// Text of the fourth level: #3C3C43 at 0.18; #EBEBF5 at 0.16 in the dark.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// Text that stands where nothing has been typed: #3C3C43 at 0.3; #EBEBF5 at 0.3 in the dark.
    public static let placeholderText = UIColor(.placeholderText)

    /// #AEAEB2; #636366 in the dark.
    public static let systemGray2 = UIColor(.systemGray2)
    /// #C7C7CC; #48484A in the dark.
    public static let systemGray3 = UIColor(.systemGray3)
    /// #D1D1D6; #3A3A3C in the dark.
    public static let systemGray4 = UIColor(.systemGray4)
    /// #E5E5EA; #2C2C2E in the dark.
    public static let systemGray5 = UIColor(.systemGray5)
    /// #F2F2F7; #1C1C1E in the dark.
    public static let systemGray6 = UIColor(.systemGray6)

    /// The ground of the screen: #FFFFFF; #000000 in the dark.
    public static let systemBackground = UIColor(.systemBackground)
    /// Groups on the ground of the screen: #F2F2F7; #1C1C1E in the dark.
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    /// Groups within groups: #FFFFFF; #2C2C2E in the dark.
    public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
    /// The ground of the screen under grouped lists: #F2F2F7; #000000 in the dark.
    public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
    /// Groups of a grouped list: #FFFFFF; #1C1C1E in the dark.
    public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
    /// Groups within groups of a grouped list: #F2F2F7; #2C2C2E in the dark.
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)

    /// Behind thin shapes, such as the track of a slider: #787880 at 0.2; #787880 at 0.36 in the dark.
    public static let systemFill = UIColor(.systemFill)
    /// Behind shapes of middle size, such as a switch: #787880 at 0.16; #787880 at 0.32 in the dark.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// Behind large shapes, such as a text field: #767680 at 0.12; #767680 at 0.24 in the dark.
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    /// Behind large areas: #747480 at 0.08; #747480 at 0.18 in the dark.
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
    /// Lines between parts, through which the ground shows: #3C3C43 at 0.29; #545458 at 0.6 in the dark.
    public static let separator = UIColor(.separator)
    /// Lines between parts: #C6C6C8; #38383A in the dark.
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
}
