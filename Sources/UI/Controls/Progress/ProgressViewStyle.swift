// SPDX-License-Identifier: MIT

import Interaction

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The view that stands for the progress.
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    /// Makes the view that stands for the progress.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    /// What goes on, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// How far it is in words, whatever type of view it is.
    public struct CurrentValueLabel: ErasedPart { package let view: any View }

    /// From 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    /// What goes on; nil where nothing is said.
    public var label: Label?
    /// How far it is in words; nil where nothing is said.
    public var currentValueLabel: CurrentValueLabel?
}

nonisolated struct ProgressViewStyleBox<Style: ProgressViewStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: ProgressViewStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// How progress in this view is shown.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(ProgressViewStyleBox(style: style))
    }
}

/// The style of a place without any other: a line where the end is known, else a wheel.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A line where the end is known, else a wheel that turns.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A line that fills.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// A line in the accent colour.
    public init() { tint = nil }

    /// A line in a colour of its own.
    public init(tint: Color) { self.tint = tint }

    /// The label above a line of 4 points, and how far it is in small letters below.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressLine(fraction: configuration.fractionCompleted ?? 0, color: tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A wheel of spokes that turns.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// A grey wheel, or one in the colour that `tint(_:)` sets.
    public init() { tint = nil }

    /// A wheel in a colour of its own.
    public init(tint: Color) { self.tint = tint }

    /// The wheel, which does not tell how far it is, and the label in grey below it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            ActivityWheel(color: tint)
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A line where the end is known, else a wheel.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A line that fills.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel of spokes that turns.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
