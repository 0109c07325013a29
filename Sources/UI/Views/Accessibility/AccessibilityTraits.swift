// SPDX-License-Identifier: MIT

public struct AccessibilityTraits: _BitSet {
    /// One bit per trait.
    public var _bits: UInt32
    public init(_bits: UInt32) { self._bits = _bits }

    public static let isButton = Self(_bits: 1 << 0)
    public static let isHeader = Self(_bits: 1 << 1)
    public static let isSelected = Self(_bits: 1 << 2)
    public static let isLink = Self(_bits: 1 << 3)
    public static let isSearchField = Self(_bits: 1 << 4)
    public static let isImage = Self(_bits: 1 << 5)
    public static let playsSound = Self(_bits: 1 << 6)
    public static let isKeyboardKey = Self(_bits: 1 << 7)
    public static let isStaticText = Self(_bits: 1 << 8)
    public static let isSummaryElement = Self(_bits: 1 << 9)
    public static let updatesFrequently = Self(_bits: 1 << 10)
    public static let startsMediaSession = Self(_bits: 1 << 11)
    public static let allowsDirectInteraction = Self(_bits: 1 << 12)
    public static let causesPageTurn = Self(_bits: 1 << 13)
    public static let isModal = Self(_bits: 1 << 14)
    public static let isToggle = Self(_bits: 1 << 15)
    public static let isTabBar = Self(_bits: 1 << 16)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind

    public static let ignore = Self(kind: .ignore)
    public static let contain = Self(kind: .contain)
    public static let combine = Self(kind: .combine)
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified
    case h1, h2, h3, h4, h5, h6
}

public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable { case `default`, escape, magicTap, delete, showMenu, named(Text) }
    private let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    public static let `default` = Self(kind: .default)
    public static let escape = Self(kind: .escape)
    public static let magicTap = Self(kind: .magicTap)
    public static let delete = Self(kind: .delete)
    public static let showMenu = Self(kind: .showMenu)

    public init(named name: Text) { self.init(kind: .named(name)) }

    /// The kind's identifier; for a named action, its name in the user's language.
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

public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

public struct AccessibilityTextContentType: Hashable, Sendable {
    private enum Kind { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
    private let kind: Kind

    public static let plain = Self(kind: .plain)
    public static let console = Self(kind: .console)
    public static let fileSystem = Self(kind: .fileSystem)
    public static let messaging = Self(kind: .messaging)
    public static let narrative = Self(kind: .narrative)
    public static let sourceCode = Self(kind: .sourceCode)
    public static let spreadsheet = Self(kind: .spreadsheet)
    public static let wordProcessing = Self(kind: .wordProcessing)
}
