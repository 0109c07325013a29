// SPDX-License-Identifier: MIT

/// Font attributes that modifiers set on a font, on a text or on a view. nil means that no modifier has set the
/// attribute.
struct FontAttributes: Hashable, Sendable {
    enum WeightChange: Hashable, Sendable {
        case weight(Font.Weight)
        case bold
        /// Cancels an outer `bold`, but not an outer `weight`.
        case notBold
        /// Resets to the font's own weight: all outer weights are ignored.
        case ofFont
    }

    var weight: WeightChange?
    var isItalic: Bool?
    var design: Font.Design?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var width: Font.Width?
    var hasSmallLowercase: Bool?
    var hasSmallUppercase: Bool?
    var scale: Text.Scale?

    /// These attributes, with unset ones taken from `outer`.
    func over(_ outer: FontAttributes) -> FontAttributes {
        FontAttributes(
            weight: Self.weight(weight, over: outer.weight), isItalic: isItalic ?? outer.isItalic,
            design: design ?? outer.design, isMonospaced: isMonospaced ?? outer.isMonospaced,
            hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits, width: width ?? outer.width,
            hasSmallLowercase: hasSmallLowercase ?? outer.hasSmallLowercase,
            hasSmallUppercase: hasSmallUppercase ?? outer.hasSmallUppercase, scale: scale ?? outer.scale)
    }

    private static func weight(_ inner: WeightChange?, over outer: WeightChange?) -> WeightChange? {
        guard inner == .notBold, let outer, outer != .bold else { return inner ?? outer }
        return outer
    }
}
