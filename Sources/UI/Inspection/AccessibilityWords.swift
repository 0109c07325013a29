// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
import LeafViews
@_spi(ViewGraph) import Views

/// Formats the accessibility properties of an entry.
@MainActor
enum AccessibilityWords {
    /// The accessibility properties of an entry; nil if it has none.
    ///
    /// - Parameters:
    ///   - outermost: The outermost element of the entry.
    ///   - known: The properties already known from hit testing.
    static func of(
        _ outermost: Element, _ known: ViewTreeEntry.Accessibility?
    ) -> ViewTreeEntry.Accessibility? {
        let properties = outermost[AccessibilityTrait.self]
        let environment = outermost.node.environment
        var words = known ?? .init()
        words.label = properties.label?.string(in: environment) ?? words.label
        words.value = properties.value?.string(in: environment)
        words.hint = properties.hint?.string(in: environment)
        words.identifier = properties.identifier
        if properties.isHidden == true { words.isHidden = true }
        let traits = names.compactMap { properties.addedTraits.contains($0.trait) ? $0.name : nil }
        words.traits = traits.isEmpty ? nil : traits
        var actions = properties.actions.map { $0.kind.name(in: environment) }
        if properties.adjust != nil { actions += ["increment", "decrement"] }
        words.actions = actions.isEmpty ? nil : actions
        let rotors = properties.rotors.map { rotor in
            let entries = rotor.entries().map { $0.label?.string(in: environment) ?? "a range of text" }
            return rotor.name(in: environment) + ": "
                + (entries.isEmpty ? "no entries" : entries.joined(separator: ", "))
        }
        words.rotors = rotors.isEmpty ? nil : rotors
        return words.isEmpty ? nil : words
    }

    private static let names: [(trait: AccessibilityTraits, name: String)] = [
        (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
        (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "playsSound"),
        (.isKeyboardKey, "keyboardKey"), (.isStaticText, "staticText"), (.isSummaryElement, "summaryElement"),
        (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tabBar"),
    ]
}
