// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Views

public nonisolated struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

public nonisolated struct GlassEffectTransition: Sendable {
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}
