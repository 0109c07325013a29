// SPDX-License-Identifier: MIT

/// What modifiers say about a font, wherever they stand: on the font, on a text, or around it. Nil says nothing.
struct FontAttributes: Hashable, Sendable {
    enum WeightWish: Hashable, Sendable {
        case weight(Font.Weight)
        case bold
        /// Takes back a `bold` that stands further out, and nothing else.
        case notBold
        /// Takes back every weight that stands further out.
        case ofFont
    }

    var weight: WeightWish?
    var isItalic: Bool?
    var design: Font.Design?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var width: Font.Width?
    var hasSmallLowercase: Bool?
    var hasSmallUppercase: Bool?

    /// These attributes, and for what they do not say those of `outer`.
    func over(_ outer: FontAttributes) -> FontAttributes {
        FontAttributes(
            weight: Self.weight(weight, over: outer.weight), isItalic: isItalic ?? outer.isItalic,
            design: design ?? outer.design, isMonospaced: isMonospaced ?? outer.isMonospaced,
            hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits, width: width ?? outer.width,
            hasSmallLowercase: hasSmallLowercase ?? outer.hasSmallLowercase,
            hasSmallUppercase: hasSmallUppercase ?? outer.hasSmallUppercase)
    }

    private static func weight(_ inner: WeightWish?, over outer: WeightWish?) -> WeightWish? {
        guard inner == .notBold, let outer, outer != .bold else { return inner ?? outer }
        return outer
    }
}
