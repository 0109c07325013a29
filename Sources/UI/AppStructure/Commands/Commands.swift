// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph
import Views

/// Ignored: there is no menu bar.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands whose `body` is never called, such as `EmptyCommands`.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Never called: commands are ignored.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public nonisolated struct EmptyCommands: _PrimitiveCommands {
    public init() {}
}

/// The commands of a builder, which are ignored.
public nonisolated struct _CommandList: _PrimitiveCommands {}

@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        _CommandList()
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { _CommandList() }
    public static func buildEither<First: Commands>(first: First) -> _CommandList { _CommandList() }
    public static func buildEither<Second: Commands>(second: Second) -> _CommandList { _CommandList() }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
        _CommandList()
    }
}

public nonisolated struct CommandMenu<Content: View>: _PrimitiveCommands {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public nonisolated struct CommandGroup<Content: View>: _PrimitiveCommands {
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
    private let name: String

    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

public nonisolated struct SidebarCommands: _PrimitiveCommands {
    public init() {}
}

public nonisolated struct TextEditingCommands: _PrimitiveCommands {
    public init() {}
}

public nonisolated struct TextFormattingCommands: _PrimitiveCommands {
    public init() {}
}

public nonisolated struct ToolbarCommands: _PrimitiveCommands {
    public init() {}
}

public nonisolated struct ImportFromDevicesCommands: _PrimitiveCommands {
    public init() {}
}

public nonisolated struct InspectorCommands: _PrimitiveCommands {
    public init() {}
}

extension Scene {
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func commandsRemoved() -> some Scene { withoutEffect(self, .otherPlatforms) }
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
}
