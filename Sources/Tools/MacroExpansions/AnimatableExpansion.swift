// SPDX-License-Identifier: MIT

/// Expands `@Animatable struct Wave: Shape { var height: CGFloat … }` into the `animatableData` of its variables, in
/// order.
package struct AnimatableExpansion {
    private var properties: [(name: String, type: String)] = []
    /// The access modifier of the generated property: `public ` if the type is public, else empty.
    private var access = ""
    private let inherited: [String]

    /// - Parameter declaration: The source text of the type, including its body.
    package init(declaration: String) throws(MacroError) {
        guard let type = TypeMembers(declaration) else {
            throw MacroError("'@Animatable' is for types with variables")
        }
        inherited = type.inherited
        if type.access == "public " { access = "public " }
        for property in type.properties { try add(property) }
    }

    /// Properties with one of these words are not animated. Most of the words are property wrappers, whose values live
    /// outside the view.
    private static let passed: Set = [
        "static", "lazy", "AnimatableIgnored", "State", "Binding", "Environment", "Namespace", "GestureState",
        "ObservedObject", "StateObject", "EnvironmentObject",
    ]

    private mutating func add(_ property: StoredProperty) throws(MacroError) {
        guard property.isVariable, !property.isComputed, property.modifiers.isDisjoint(with: Self.passed) else {
            return
        }
        guard let type = property.likelyType else {
            throw MacroError(
                "'@Animatable' has to know the type of '\(property.name)': write it, or mark the variable with @AnimatableIgnored"
            )
        }
        properties.append((property.name, type))
    }

    /// The declaration of `animatableData`. Its type is nested pairs, `((a, b), c)`.
    package var member: String {
        guard let first = properties.first else {
            return "\(access)\(isolation)var animatableData: SwiftUI.EmptyAnimatableData { get { .init() } set {} }"
        }
        var type = "\(first.type).AnimatableData"
        var value = "\(first.name).animatableData"
        for property in properties.dropFirst() {
            type = "SwiftUI.AnimatablePair<\(type), \(property.type).AnimatableData>"
            value = "SwiftUI.AnimatablePair(\(value), \(property.name).animatableData)"
        }
        let assignments = properties.indices.map { index in
            // For three properties, the paths are `.first.first`, `.first.second` and `.second`.
            let depth = properties.count - 1 - index
            let path = String(repeating: ".first", count: depth) + (index == 0 ? "" : ".second")
            return "\(properties[index].name).animatableData = newValue\(path)"
        }
        return """
            \(access)\(isolation)var animatableData: \(type) {
                get { \(value) }
                set {
                    \(assignments.joined(separator: "\n        "))
                }
            }
            """
    }

    /// The extension with the conformance. Not used if the type itself declares the conformance.
    ///
    /// - Parameter type: The type's qualified name.
    package func conformance(of type: String) -> String {
        "extension \(type): \(isolation)SwiftUI.Animatable {}"
    }

    /// `nonisolated ` for types such as shapes, whose protocol has this isolation: in modules whose default is the main
    /// actor, the generated code would have that isolation.
    private var isolation: String { Self.animatableProtocols.isDisjoint(with: inherited) ? "" : "nonisolated " }

    private static let animatableProtocols: Set = [
        "AnimatableModifier", "GeometryEffect", "InsettableShape", "Layout", "RoundedRectangularShape", "Shape",
        "TextRenderer",
    ]
}
