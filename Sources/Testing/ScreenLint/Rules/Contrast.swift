// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let contrast = Rule(
        "contrast", .error, needsPictures: true,
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
                    + contrast.advice(for: least))
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
        // Prompts, wheels and calendars, which the system draws.
        if isInside(index, ["TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "ColorPicker"]) {
            return true
        }
        let touched = Set(targets.map(\.view))
        let isInControl = control(of: index) != nil || isInBar(index) || isInside(index, ["TabView"])
        let isTouched = isInControl || ([index] + view.ancestors).contains(where: touched.contains)
        func isTinted(_ tints: Set<String>) -> Bool {
            colors.contains(where: tints.contains) || tints.contains(contrast.background.hexadecimal)
        }
        // The label of a destructive button on its bezel has 2.9.
        if isInControl, isTinted(SystemInk.destructive), contrast.ratio >= 2.8 { return true }
        guard contrast.ratio >= 3 else { return false }
        // A bezel is the tint with some opacity, so the ratio is what counts.
        return colors.contains(where: SystemInk.secondary.contains) || colors.contains(where: SystemInk.accent.contains)
            || isTouched && (isTinted(SystemInk.accent) || isTinted(SystemInk.destructive))
            || isInControl && isTinted(SystemInk.tints)
    }
}

/// Colours of iOS that views have without a choice of their author's.
enum SystemInk {
    /// The label colour of the second level, in light and dark appearance.
    static let secondary: Set<String> = ["#3c3c4399", "#ebebf599"]
    /// The accent colour.
    static let accent: Set<String> = ["#007aff", "#0a84ff", "#0088ff", "#0091ff"]
    /// The colours of destructive buttons.
    static let destructive: Set<String> = ["#ff3b30", "#ff453a", "#ff383c", "#ff4245"]
    /// The other colours in which controls are tinted.
    static let tints: Set<String> = [
        "#ff9500", "#ff9f0a", "#34c759", "#30d158", "#00c7be", "#63e6e2", "#30b0c7", "#40cbe0", "#32ade6", "#64d2ff",
        "#5856d6", "#5e5ce6", "#af52de", "#bf5af2", "#ff2d55", "#ff375f", "#a2845e", "#ac8e68",
    ]
}

extension InkContrast {
    /// The direction in which a colour for the text reaches the contrast; it stays darker or lighter if it can.
    fileprivate func advice(for least: Double) -> String {
        let isDark = Self.luminance(foreground) <= Self.luminance(background)
        let (black, white) = (Self.ratio(.zero, background), Self.ratio(.one, background))
        if isDark ? black >= least : white < least { return "choose a darker colour for it" }
        return "choose a lighter colour for it"
    }
}

extension SIMD3<Double> {
    /// `#rrggbb`.
    fileprivate var hexadecimal: String {
        "#" + (0..<3).map { String(format: "%02x", Int((self[$0] * 255).rounded())) }.joined()
    }
}
