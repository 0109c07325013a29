// SPDX-License-Identifier: MIT

import SwiftUICore

public nonisolated struct DefaultGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGauge(configuration: configuration)
    }
}

public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGauge(configuration: configuration)
    }
}

public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration)
    }
}

public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearCapacityGauge(configuration: configuration)
    }
}

public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularGauge(configuration: configuration)
    }
}

public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularCapacityGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
