// SPDX-License-Identifier: MIT

import SwiftUICore

extension ContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    @MainActor public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    @MainActor public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarList {
        _ToolbarList { list in repeat (each content)._collect(into: &list) }
    }
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    @MainActor public static func buildEither<C: ToolbarContent>(first content: C) -> _ToolbarList {
        ToolbarContentBuilder.buildEither(first: content)
    }
    @MainActor public static func buildEither<C: ToolbarContent>(second content: C) -> _ToolbarList {
        ToolbarContentBuilder.buildEither(second: content)
    }
    @MainActor public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList {
        ToolbarContentBuilder.buildLimitedAvailability(content)
    }
}
