// SPDX-License-Identifier: MIT

import Interaction

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The view that stands for a box.
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    /// Makes the view that stands for a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    /// What the box is about, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// What is in the box, whatever type of view it is.
    public struct Content: ErasedPart { package let view: any View }

    /// What the box is about.
    public let label: Label
    /// What is in the box.
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
    /// The look of all group boxes in this view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(GroupBoxStyleBox(style: style))
    }
}

/// The style of a place without any other: a ground with rounded corners.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label in bold letters above the content, on a ground that is grey, in another box white, and so on.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Box(configuration: configuration) }

    private struct Box: View {
        let configuration: GroupBoxStyleConfiguration
        @Environment(\.groupBoxDepth) private var depth

        var body: some View {
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
    /// A ground with rounded corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// How many group boxes are around.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
