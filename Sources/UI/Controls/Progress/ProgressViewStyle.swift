// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public struct CurrentValueLabel: ErasedPart { package let view: any View }

    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

nonisolated struct ProgressViewStyleBox<Style: ProgressViewStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: ProgressViewStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(ProgressViewStyleBox(style: style))
    }
}

public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    public init() { tint = nil }

    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressLine(fraction: configuration.fractionCompleted ?? 0, color: tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    public init() { tint = nil }

    public init(tint: Color) { self.tint = tint }

    /// Spokes that always rotate, even for a determinate value, above the label and the value's label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            ActivityWheel(color: tint)
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
