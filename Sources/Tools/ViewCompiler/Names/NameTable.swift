// SPDX-License-Identifier: MIT

/// Finds the `NameFamily` that lists a name.
package struct NameTable: Sendable {
    package let families: [NameFamily]
    /// Types, attributes, macros, functions and literals, by name. Members are in `members`.
    private var standing: [String: (family: Int, kind: NameFamily.Kind)] = [:]
    private var modifiers: [String: Int] = [:]
    private var environment: [String: Int] = [:]
    /// The families of members, by `Owner.name`.
    private var members: [String: Int] = [:]
    private var modules: [String: (family: Int, prefixes: [String])] = [:]

    package static let standard = NameTable(NameFamily.all)

    package init(_ families: [NameFamily]) {
        self.families = families
        for (index, family) in families.enumerated() {
            for name in family.names {
                switch name.kind {
                case .modifier: modifiers[name.text] = modifiers[name.text] ?? index
                case .environment: environment[name.text] = environment[name.text] ?? index
                case .member: members[name.text] = members[name.text] ?? index
                case .type, .attribute, .macro, .function, .literal:
                    standing[name.text] = standing[name.text] ?? (index, name.kind)
                }
            }
            for module in family.modules { modules[module.name] = modules[module.name] ?? (index, module.prefixes) }
        }
    }

    /// The family and kind of a type, function, attribute, macro or literal; nil for members and unknown names.
    func standing(_ name: String) -> (family: Int, kind: NameFamily.Kind)? { standing[name] }
    func modifier(_ name: String) -> Int? { modifiers[name] }
    /// The names of kind `.type`, in no particular order.
    var types: [String] { standing.filter { $0.value.kind == .type }.map(\.key) }
    var modifierNames: [String] { Array(modifiers.keys) }
    var environmentNames: [String] { Array(environment.keys) }
    /// The members that the table lists for a type or protocol, without the owner's name.
    func memberNames(of owner: String) -> [String] {
        members.keys.filter { $0.hasPrefix(owner + ".") }.map { String($0.dropFirst(owner.count + 1)) }
    }
    /// Whether the table lists the type as one of SwiftUI.
    func isOfViews(_ name: String) -> Bool {
        standing[name].map { families[$0.family].framework == "SwiftUI" } ?? false
    }
    func environmentValue(_ name: String) -> Int? { environment[name] }
    func member(_ name: String, of owner: String) -> Int? { members["\(owner).\(name)"] }
    /// The family and prefixes of a module, if it is a known Apple framework.
    func module(_ name: String) -> (family: Int, prefixes: [String])? { modules[name] }

    func isSwiftUI(_ title: String) -> Bool { families.contains { $0.title == title && $0.framework == "SwiftUI" } }

    /// The family to which a name belongs by its prefix; nil if the module is unknown or has other prefixes. `MKRoute`
    /// has a prefix of `MapKit`, so it belongs to the family of that module. In a constant such as
    /// `kCGImageSourceShouldCache`, the prefix follows the `k`.
    func prefixed(_ name: String, of module: String) -> Int? {
        guard let (family, prefixes) = modules[module] else { return nil }
        let isConstant = name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true
        let name = isConstant ? name.dropFirst() : name[...]
        let fits = prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
        return fits ? family : nil
    }
}

extension NameTable {
    /// Frameworks that a renderer of views cannot provide: 3D scenes, the GPU, augmented reality.
    package static let outOfScope: Set = [
        "SceneKit", "RealityKit", "Metal", "MetalKit", "ARKit", "GameKit",
    ]
}
