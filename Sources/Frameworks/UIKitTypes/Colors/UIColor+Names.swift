import Views

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
    public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30))
    /// Text of the fourth level: #3C3C43 at 0.18; #EBEBF5 at 0.16 in the dark.
    public static let quaternaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
    /// Text that stands where nothing has been typed: #3C3C43 at 0.3; #EBEBF5 at 0.3 in the dark.
    public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30))

    /// #AEAEB2; #636366 in the dark.
    public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
    /// #C7C7CC; #48484A in the dark.
    public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
    /// #D1D1D6; #3A3A3C in the dark.
    public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
    /// #E5E5EA; #2C2C2E in the dark.
    public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
    /// #F2F2F7; #1C1C1E in the dark.
    public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

    /// The ground of the screen: #FFFFFF; #000000 in the dark.
    public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
    /// Groups on the ground of the screen: #F2F2F7; #1C1C1E in the dark.
    public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
    /// Groups within groups: #FFFFFF; #2C2C2E in the dark.
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
    /// The ground of the screen under grouped lists: #F2F2F7; #000000 in the dark.
    public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
    /// Groups of a grouped list: #FFFFFF; #1C1C1E in the dark.
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
    /// Groups within groups of a grouped list: #F2F2F7; #2C2C2E in the dark.
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)

    /// Behind thin shapes, such as the track of a slider: #787880 at 0.2; #787880 at 0.36 in the dark.
    public static let systemFill = UIColor(0x787880, 0x787880, alpha: (0.20, 0.36))
    /// Behind shapes of middle size, such as a switch: #787880 at 0.16; #787880 at 0.32 in the dark.
    public static let secondarySystemFill = UIColor(0x787880, 0x787880, alpha: (0.16, 0.32))
    /// Behind large shapes, such as a text field: #767680 at 0.12; #767680 at 0.24 in the dark.
    public static let tertiarySystemFill = UIColor(0x767680, 0x767680, alpha: (0.12, 0.24))
    /// Behind large areas: #747480 at 0.08; #747480 at 0.18 in the dark.
    public static let quaternarySystemFill = UIColor(0x747480, 0x747480, alpha: (0.08, 0.18))
    /// Lines between parts, through which the ground shows: #3C3C43 at 0.29; #545458 at 0.6 in the dark.
    public static let separator = UIColor(0x3C3C43, 0x545458, alpha: (0.29, 0.60))
    /// Lines between parts: #C6C6C8; #38383A in the dark.
    public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
}
