// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public struct Content: ErasedPart { package let view: any View }

    public let label: Label
    public let content: Content
    let hasLabel: Bool
}

nonisolated struct GroupBoxStyleBox<Style: GroupBoxStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: GroupBoxStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(GroupBoxStyleBox(style: style))
    }
}

public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    public init() {}

    /// A headline above the content, on a rounded background whose colour alternates with the depth of nesting.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Box(configuration: configuration) }

    private struct Box: View {
        let configuration: GroupBoxStyleConfiguration
        @Environment(\.groupBoxDepth) private var depth
        @Environment(\.isMac) private var isMac

        var body: some View {
            if isMac { MacBox(configuration: configuration) } else { card }
        }

        private var card: some View {
            VStack(alignment: .leading) {
                if configuration.hasLabel { configuration.label.font(.headline) }
                configuration.content
            }
            .environment(\.groupBoxDepth, depth + 1)
            .padding()
            .background(ground, in: RoundedRectangle(cornerRadius: 8))
        }

        private var ground: Color {
            (depth.isMultiple(of: 2) ? Color.secondarySystemBackground : Color.tertiarySystemBackground)
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
