// SPDX-License-Identifier: MIT

import SwiftUI
import UIKitTypes

/// The content of a `Chart3D`, which is not drawn. The protocol has no requirements, because the `body` of a mark
/// belongs to `ChartContent`.
public protocol Chart3DContent {}

extension PointMark: Chart3DContent {}
extension RuleMark: Chart3DContent {}
extension RectangleMark: Chart3DContent {}
extension ForEach: Chart3DContent where Content: Chart3DContent {}

public struct _Chart3DGroup: Chart3DContent {}

@resultBuilder public struct Chart3DContentBuilder {
    public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _Chart3DGroup { _Chart3DGroup() }
    public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Chart3DContent>(_ content: repeat each Content) -> _Chart3DGroup {
        _Chart3DGroup()
    }
    public static func buildOptional<Content: Chart3DContent>(_ content: Content?) -> _Chart3DGroup { _Chart3DGroup() }
    public static func buildEither<Content: Chart3DContent>(first content: Content) -> _Chart3DGroup {
        _Chart3DGroup()
    }
    public static func buildEither<Content: Chart3DContent>(second content: Content) -> _Chart3DGroup {
        _Chart3DGroup()
    }
}

/// Draws a grey box with its name, because charts are drawn in two dimensions only.
@MainActor @preconcurrency public struct Chart3D<Content: Chart3DContent>: View {
    public init(@Chart3DContentBuilder content: () -> Content) {}
    public nonisolated init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {}

    public var body: some View { NamedField("Chart3D") }
}

@MainActor @preconcurrency public struct SurfacePlot: Chart3DContent {
    nonisolated public init(
        x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
        function: @escaping @Sendable (Double, Double) -> Double
    ) {}
}

extension PointMark {
    /// A mark for a `Chart3D`. `z` is ignored, because the chart is not drawn.
    nonisolated public init(
        x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
    ) { self.init(x: x, y: y) }
}

public struct Chart3DSurfaceStyle: Sendable {
    public static let heightBased = Chart3DSurfaceStyle()
    public static let normalBased = Chart3DSurfaceStyle()
}

extension Chart3DContent {
    public func foregroundStyle(_ style: Chart3DSurfaceStyle) -> some Chart3DContent { _Chart3DGroup() }
}

public protocol Chart3DSymbolShape {}

public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Sendable {
    fileprivate let name: String
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
    public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(name: "cone") }
    public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(name: "cube") }
    public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(name: "cylinder") }
    public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(name: "sphere") }
}

extension Chart3DContent {
    nonisolated public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent { _Chart3DGroup() }
}

public struct Chart3DCameraProjection: Hashable, Sendable {
    private let name: String
    public static let automatic = Chart3DCameraProjection(name: "automatic")
    public static let orthographic = Chart3DCameraProjection(name: "orthographic")
    public static let perspective = Chart3DCameraProjection(name: "perspective")
}

public struct Chart3DPose: Hashable, Sendable {
    public var azimuth: Angle
    public var inclination: Angle
    public init(azimuth: Angle, inclination: Angle) { (self.azimuth, self.inclination) = (azimuth, inclination) }
    public static let `default` = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20))
    public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
}

extension Chart3DPose {
    public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
    public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
    public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
    public static let left = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
    public static let right = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
}

// A `Chart3D` is a named field, which has neither a camera nor axes.
extension View {
    nonisolated public func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        unsupported(self, "chartZScale")
    }
    nonisolated public func chartZAxis(_ visibility: Visibility) -> some View { unsupported(self, "chartZAxis") }
    nonisolated public func chartZAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View { unsupported(self, "chartZAxis") }
    nonisolated public func chartZAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { unsupported(self, "chartZAxisLabel") }
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View { unsupported(self, "chart3DPose") }
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { unsupported(self, "chart3DPose") }
    nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection = .automatic) -> some View {
        unsupported(self, "chart3DCameraProjection", when: projection != .automatic)
    }
}
