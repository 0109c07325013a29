// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let contrast = Rule(
        "contrast", .error,
        "A text or the symbol of a control has less contrast than WCAG 2.2 AA asks for: 4.5, or 3 for large text and symbols."
    ) { screen in
        screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard let contrast = view.contrast, view.isEnabled, view.isJudged(in: screen, index) else { return nil }
            let least = view.leastContrast
            guard contrast.ratio < least, !screen.isOfSystem(index, contrast) else { return nil }
            let size = view.text == nil ? "a symbol" : least < 4.5 ? "large text" : "text"
            let ratio = (contrast.ratio * 100).rounded(.down) / 100
            return Fault(
                index,
                "the contrast of \(view.called), \(contrast.foreground.hexadecimal) on "
                    + "\(contrast.background.hexadecimal), is \(ratio.words) and should be \(least.words) for \(size); "
                    + "choose a \(contrast.isDarkInk ? "darker" : "lighter") colour")
        }
    }
}

extension ScreenView {
    /// The ratio that WCAG 2.2 asks for (1.4.3, 1.4.11). Large text has 18 points or more, or 14 if it is bold.
    var leastContrast: Double {
        guard let text else { return 3 }
        return text.pointSize >= 18 || text.isBold && text.pointSize >= 14 ? 3 : 4.5
    }

    /// Whether a user must recognise the view: a text, or a symbol that is the only content of a control.
    fileprivate func isJudged(in screen: ScreenFacts, _ index: Int) -> Bool {
        if text != nil { return true }
        let touched = Set(screen.targets.map(\.view))
        guard let control = ([index] + ancestors.reversed()).first(where: touched.contains) else { return false }
        return screen.words(in: control).allSatisfy(\.isBlank)
    }
}

extension ScreenFacts {
    /// Whether the colours are those in which the system draws this kind of view. They darken with the user's setting
    /// for increased contrast, which is Apple's way to meet the guideline.
    fileprivate func isOfSystem(_ index: Int, _ contrast: InkContrast) -> Bool {
        let view = views[index]
        let colors = view.entry.colors?.map(\.color) ?? []
        let isInControl =
            control(of: index) != nil || isInside(index, ["TabView", "NavigationStack", "NavigationView"])
        // Prompts of fields, and details of rows and bars, which the system draws.
        if isInside(index, ["TextField", "SecureField", "TextEditor"]) { return true }
        guard contrast.ratio >= 3 else { return false }
        if colors.contains(where: SystemInk.secondary.contains) { return true }
        guard isInControl else { return false }
        return colors.contains(where: SystemInk.tints.contains)
            || SystemInk.tints.contains(contrast.background.hexadecimal)
    }
}

/// Colours of iOS that views have without a choice of their author's.
enum SystemInk {
    /// The label colour of the second level, in light and dark appearance.
    static let secondary: Set<String> = ["#3c3c4399", "#ebebf599"]
    /// The accent colour, and the colour of destructive buttons.
    static let tints: Set<String> = ["#007aff", "#0a84ff", "#0088ff", "#0091ff", "#ff3b30", "#ff453a", "#ff383c", "#ff4245"]
}

extension InkContrast {
    fileprivate var isDarkInk: Bool { Self.luminance(foreground) <= Self.luminance(background) }
}

extension SIMD3<Double> {
    /// `#rrggbb`.
    fileprivate var hexadecimal: String {
        "#" + (0..<3).map { String(format: "%02x", Int((self[$0] * 255).rounded())) }.joined()
    }
}
