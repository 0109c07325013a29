// SPDX-License-Identifier: MIT

import SwiftUI

/// An animation with its name and its progress function.
struct CurveSample: Identifiable {
    let name: String
    let animation: Animation
    /// The progress after a time in seconds.
    let value: @Sendable (Double) -> Double
    /// Whether the animation is a spring, which is drawn in another colour than curves.
    let isSpring: Bool

    var id: String { name }

    /// The time that graphs show, in seconds.
    static let window = 2.0
    /// The duration of curves, in seconds. During the rest of the window, they stay at their target.
    private static let duration = 1.5
    /// The perceptual duration of springs. Even the bounciest one comes to rest within the window.
    private static let response = 0.8

    static let all: [CurveSample] = [
        curve("linear", .linear(duration: duration), .linear),
        curve("easeIn", .easeIn(duration: duration), .easeIn),
        curve("easeOut", .easeOut(duration: duration), .easeOut),
        curve("easeInOut", .easeInOut(duration: duration), .easeInOut),
        curve(
            "timingCurve", .timingCurve(0.5, -0.5, 0.3, 1.4, duration: duration),
            .bezier(startControlPoint: UnitPoint(x: 0.5, y: -0.5), endControlPoint: UnitPoint(x: 0.3, y: 1.4))),
        curve("circularEaseInOut", .timingCurve(.circularEaseInOut, duration: duration), .circularEaseInOut),
        spring("smooth", .smooth(duration: response), Spring(duration: response)),
        spring("snappy", .snappy(duration: response), Spring(duration: response, bounce: 0.15)),
        spring("bouncy", .bouncy(duration: response), Spring(duration: response, bounce: 0.3)),
        spring(
            "spring, damping 0.5", .spring(response: 0.6, dampingFraction: 0.5),
            Spring(response: 0.6, dampingRatio: 0.5)),
        spring(
            "interactiveSpring", .interactiveSpring(duration: 0.3, extraBounce: 0.2),
            Spring(duration: 0.3, bounce: 0.35)),
        spring(
            "interpolatingSpring", .interpolatingSpring(stiffness: 60, damping: 6),
            Spring(mass: 1, stiffness: 60, damping: 6)),
    ]

    private static func curve(_ name: String, _ animation: Animation, _ curve: UnitCurve) -> CurveSample {
        CurveSample(
            name: name, animation: animation, value: { curve.value(at: min($0 / duration, 1)) }, isSpring: false)
    }

    private static func spring(_ name: String, _ animation: Animation, _ spring: Spring) -> CurveSample {
        CurveSample(
            name: name, animation: animation, value: { spring.value(target: 1.0, time: $0) }, isSpring: true)
    }
}
