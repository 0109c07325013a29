// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The shape of glass that is told no other: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    /// The shape has no parameters.
    public init() {}
    /// The largest capsule.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes; here it does as the view that it lies behind.
public nonisolated struct GlassEffectTransition: Sendable {
    /// At once.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// Out of the glass nearby.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// By and by.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}
