// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph
import Views

/// Entries of an app's menus. Nothing shows them here: windows have no menu bar.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the body, which the compiler finds out; `Never` for entries.
    associatedtype Body: Commands
    /// The entries that this is made of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Entries that are not made of others.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Never called: there is no menu bar.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No entry.
public nonisolated struct EmptyCommands: _PrimitiveCommands {
    /// No entry.
    public init() {}
}

/// Entries that somebody listed.
public nonisolated struct _CommandList: _PrimitiveCommands {}

/// Makes one of the entries listed.
@resultBuilder
public struct CommandsBuilder {
    /// Entries as they stand there.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// No entry.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// The entries of one.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// The entries of several.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        _CommandList()
    }
    /// Entries that are there at times.
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { _CommandList() }
    /// One of two.
    public static func buildEither<First: Commands>(first: First) -> _CommandList { _CommandList() }
    /// One of two.
    public static func buildEither<Second: Commands>(second: Second) -> _CommandList { _CommandList() }
    /// Entries that are there from some system on.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
        _CommandList()
    }
}

/// A menu of an app's own.
public nonisolated struct CommandMenu<Content: View>: _PrimitiveCommands {
    /// A menu with a name that is looked up.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// A menu with a name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    /// A menu with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries among those of the system.
public nonisolated struct CommandGroup<Content: View>: _PrimitiveCommands {
    /// In place of those of the system.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Before those of the system.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// After those of the system.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Where an entry stands among those of the system.
public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// About the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The settings of the app.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// What other apps offer.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing apps.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Ending the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New and open documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Taking steps back.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cutting, copying, pasting.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The looks of text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Toolbars.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Columns at the side.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The app's windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// Windows of which there is one.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Placing windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Showing and hiding columns at the side.
public nonisolated struct SidebarCommands: _PrimitiveCommands {
    /// The entries of the system.
    public init() {}
}

/// Searching and editing text.
public nonisolated struct TextEditingCommands: _PrimitiveCommands {
    /// The entries of the system.
    public init() {}
}

/// The looks of text.
public nonisolated struct TextFormattingCommands: _PrimitiveCommands {
    /// The entries of the system.
    public init() {}
}

/// Showing and changing toolbars.
public nonisolated struct ToolbarCommands: _PrimitiveCommands {
    /// The entries of the system.
    public init() {}
}

/// Pictures from a phone.
public nonisolated struct ImportFromDevicesCommands: _PrimitiveCommands {
    /// The entries of the system.
    public init() {}
}

/// Showing and hiding inspectors.
public nonisolated struct InspectorCommands: _PrimitiveCommands {
    /// The entries of the system.
    public init() {}
}

extension Scene {
    /// Entries of the app's menus, which are not drawn.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Takes away the entries of the app's menus, which are not drawn.
    nonisolated public func commandsRemoved() -> some Scene { self }
    /// Takes the place of the entries of the app's menus, which are not drawn.
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        self
    }
}
