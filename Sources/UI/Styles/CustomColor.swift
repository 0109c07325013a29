// SPDX-License-Identifier: MIT

/// An author's style that resolves to a colour, without its type.
struct CustomColor: Hashable, Sendable {
    // Never changed: a copy of the author's value, which is Sendable.
    nonisolated(unsafe) let identity: AnyHashable
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
        identity = AnyHashable(style)
        resolve = { style.resolve(in: $0) }
    }

    static func == (a: CustomColor, b: CustomColor) -> Bool { a.identity == b.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
