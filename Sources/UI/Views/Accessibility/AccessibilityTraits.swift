// SPDX-License-Identifier: MIT

/// What a view is to those who cannot see it: a button, a header.
public struct AccessibilityTraits: _BitSet {
    /// For this engine: one for each trait.
    public var _bits: UInt32
    /// For this engine: the traits by their bits.
    public init(_bits: UInt32) { self._bits = _bits }

    /// A button.
    public static let isButton = Self(_bits: 1 << 0)
    /// Divides content into parts.
    public static let isHeader = Self(_bits: 1 << 1)
    /// Chosen at the moment.
    public static let isSelected = Self(_bits: 1 << 2)
    /// Leads to an address.
    public static let isLink = Self(_bits: 1 << 3)
    /// A field to search with.
    public static let isSearchField = Self(_bits: 1 << 4)
    /// An image.
    public static let isImage = Self(_bits: 1 << 5)
    /// Plays a sound of its own.
    public static let playsSound = Self(_bits: 1 << 6)
    /// A key of a keyboard.
    public static let isKeyboardKey = Self(_bits: 1 << 7)
    /// Text that cannot change.
    public static let isStaticText = Self(_bits: 1 << 8)
    /// Says how things stand when the app begins.
    public static let isSummaryElement = Self(_bits: 1 << 9)
    /// Changes often.
    public static let updatesFrequently = Self(_bits: 1 << 10)
    /// Starts sound or film.
    public static let startsMediaSession = Self(_bits: 1 << 11)
    /// Is touched directly.
    public static let allowsDirectInteraction = Self(_bits: 1 << 12)
    /// Turns the page.
    public static let causesPageTurn = Self(_bits: 1 << 13)
    /// Hides what is behind it.
    public static let isModal = Self(_bits: 1 << 14)
    /// A switch.
    public static let isToggle = Self(_bits: 1 << 15)
    /// A bar of tabs.
    public static let isTabBar = Self(_bits: 1 << 16)
}

/// What becomes of the views inside of one that stands for them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind

    /// Nobody hears of them.
    public static let ignore = Self(kind: .ignore)
    /// They stay, inside of it.
    public static let contain = Self(kind: .contain)
    /// What they say is said by it.
    public static let combine = Self(kind: .combine)
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To more.
    case increment
    /// To less.
    case decrement
}

/// How deep a header stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// Not said.
    case unspecified
    /// From the title of all down to the sixth level.
    case h1, h2, h3, h4, h5, h6
}

/// What a user asks a view to do without touching it.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable { case `default`, escape, magicTap, delete, showMenu, named(Text) }
    private let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// As by a tap.
    public static let `default` = Self(kind: .default)
    /// Leave.
    public static let escape = Self(kind: .escape)
    /// The most important thing to do, as by a tap with two fingers.
    public static let magicTap = Self(kind: .magicTap)
    /// Delete it.
    public static let delete = Self(kind: .delete)
    /// Show its menu.
    public static let showMenu = Self(kind: .showMenu)

    /// Something that has a name.
    public init(named name: Text) { self.init(kind: .named(name)) }

    /// What it is called, where it has a name of its own that in the language of the user.
    package func name(in environment: EnvironmentValues) -> String {
        switch kind {
        case .default: "default"
        case .escape: "escape"
        case .magicTap: "magicTap"
        case .delete: "delete"
        case .showMenu: "showMenu"
        case .named(let name): name.string(in: environment)
        }
    }
}

/// Which of two views that belong together this is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The one that says what it is.
    case label
    /// The one that it is about.
    case content
}

/// What text is for, which says how it is read.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private enum Kind { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
    private let kind: Kind

    /// Nothing in particular.
    public static let plain = Self(kind: .plain)
    /// What a program says.
    public static let console = Self(kind: .console)
    /// Names of files.
    public static let fileSystem = Self(kind: .fileSystem)
    /// Messages.
    public static let messaging = Self(kind: .messaging)
    /// Something to read.
    public static let narrative = Self(kind: .narrative)
    /// Code.
    public static let sourceCode = Self(kind: .sourceCode)
    /// Tables.
    public static let spreadsheet = Self(kind: .spreadsheet)
    /// Documents.
    public static let wordProcessing = Self(kind: .wordProcessing)
}
