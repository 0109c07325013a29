// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
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
    /// The least ratio by WCAG 2.2 (1.4.3, 1.4.11): 4.5 for text; 3 for symbols and large text. Text is large from 18
    /// points, or from 14 points if it is bold.
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
    /// Whether the view has the colours with which iOS draws views of this kind. The rule accepts these colours,
    /// because iOS darkens them if the user chooses Increase Contrast.
    fileprivate func isOfSystem(_ index: Int, _ contrast: InkContrast) -> Bool {
        let view = views[index]
        let colors = view.entry.colors?.map(\.color) ?? []
        // Accepts texts in these views, because the system draws their prompts, wheels and calendars.
        if isInside(index, ["TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "ColorPicker"]) {
            return true
        }
        let touched = Set(targets.map(\.view))
        let isInControl = control(of: index) != nil || isInBar(index) || isInside(index, ["TabView"])
        let isTouched = isInControl || ([index] + view.ancestors).contains(where: touched.contains)
        func isTinted(_ tints: Set<String>) -> Bool {
            colors.contains(where: tints.contains) || tints.contains(contrast.background.hexadecimal)
        }
        // Accepts the colours of iOS: the label of a destructive button has a contrast ratio of 2.9 on its bezel.
        if isInControl, isTinted(SystemInk.destructive), contrast.ratio >= 2.8 { return true }
        guard contrast.ratio >= 3 else { return false }
        // The drawn colour of a translucent bezel is in no list. So the label's colour decides.
        return colors.contains(where: SystemInk.secondary.contains) || colors.contains(where: SystemInk.accent.contains)
            || isTouched && (isTinted(SystemInk.accent) || isTinted(SystemInk.destructive))
            || isInControl && isTinted(SystemInk.tints)
    }
}

/// Colours that iOS gives to views whose author chooses none.
enum SystemInk {
    /// `Color.secondary`, in light and dark appearance.
    static let secondary: Set<String> = ["#3c3c4399", "#ebebf599"]
    /// The accent colours of older systems (light, dark), then of newer systems (light, dark).
    static let accent: Set<String> = ["#007aff", "#0a84ff", "#0088ff", "#0091ff"]
    /// The colours of destructive buttons.
    static let destructive: Set<String> = ["#ff3b30", "#ff453a", "#ff383c", "#ff4245"]
    /// The system's tint colours, light and dark, apart from `accent` and `destructive`.
    static let tints: Set<String> = [
        "#ff9500", "#ff9f0a", "#34c759", "#30d158", "#00c7be", "#63e6e2", "#30b0c7", "#40cbe0", "#32ade6", "#64d2ff",
        "#5856d6", "#5e5ce6", "#af52de", "#bf5af2", "#ff2d55", "#ff375f", "#a2845e", "#ac8e68",
    ]
}

extension InkContrast {
    /// Says whether a darker or a lighter text colour reaches the ratio `least`. If possible, dark text stays dark and
    /// light text stays light.
    fileprivate func advice(for least: Double) -> String {
        let isDark = Self.luminance(foreground) <= Self.luminance(background)
        let (black, white) = (Self.ratio(.zero, background), Self.ratio(.one, background))
        if isDark ? black >= least : white < least { return "choose a darker colour for it" }
        return "choose a lighter colour for it"
    }
}

extension SIMD3<Double> {
    /// The colour as `#rrggbb`.
    fileprivate var hexadecimal: String {
        "#" + (0..<3).map { String(format: "%02x", Int((self[$0] * 255).rounded())) }.joined()
    }
}
