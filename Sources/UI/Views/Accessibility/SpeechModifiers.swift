// SPDX-License-Identifier: MIT

// How texts are spoken: nobody speaks here.

extension View {
    /// Whether punctuation is spoken.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Whether words are spelled.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// How high words are spoken.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Whether announcements wait for those before them.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// Whether punctuation is spoken.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Whether words are spelled.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// How high words are spoken.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Whether announcements wait for those before them.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
