// SPDX-License-Identifier: MIT

// Speech modifiers. They have no effect: nothing is spoken here.

extension View {
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        withoutEffect(self, .accessibility)
    }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        withoutEffect(self, .accessibility)
    }
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { withoutEffect(self, .accessibility) }
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        withoutEffect(self, .accessibility)
    }
}

extension Text {
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { withoutEffect(self, .accessibility) }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { withoutEffect(self, .accessibility) }
    public func speechAdjustedPitch(_ value: Double) -> Text { withoutEffect(self, .accessibility) }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { withoutEffect(self, .accessibility) }
}
