// SPDX-License-Identifier: MIT

import Foundation

/// Writes and reads names.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    /// What else is asked of it.
    public struct Options: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As it is spoken.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name.
    open var style = Style.default
    /// Whether it is written as it is spoken.
    open var isPhonetic = false
    /// Kept.
    open var locale: Locale! = .current

    /// A formatter of given names with the family's.
    public override init() { super.init() }
    /// Nothing is decoded here: a formatter of given names with the family's.
    public required init?(coder: NSCoder) { super.init() }

    /// A name.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// A name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let width: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .short: .short
            case .default, .medium: .medium
            case .long: .long
            case .abbreviated: .abbreviated
            }
        return name.formatted(PersonNameComponents.FormatStyle(style: width, locale: locale ?? .current))
    }

    /// A name, without attributes.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        NSAttributedString(string: string(from: components))
    }

    /// The parts of a name; nil where it has no words.
    open func personNameComponents(from string: String) -> PersonNameComponents? { try? PersonNameComponents(string) }

    /// A name.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
