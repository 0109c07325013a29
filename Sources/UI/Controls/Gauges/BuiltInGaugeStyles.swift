// SPDX-License-Identifier: MIT

import Interaction

/// The style of a place without any other: a line that fills.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A line that fills, between the labels of its bounds.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGauge(configuration: configuration)
    }
}

/// A line that fills.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A line that fills, between the labels of its bounds.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGauge(configuration: configuration)
    }
}

/// A line with a mark on it.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A line with a mark where the value is, between the labels of its bounds.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration)
    }
}

/// A line that fills, with words above and below.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label above the line, the value in words below.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearCapacityGauge(configuration: configuration)
    }
}

/// An open ring with a mark on it.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// Three quarters of a ring with a mark where the value is, which stands in the middle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularGauge(configuration: configuration)
    }
}

/// A ring that fills.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A ring that fills clockwise from the top, with the value in words in the middle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularCapacityGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A line that fills.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A line that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a mark on it.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A line that fills, with words above and below.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark on it.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
