// SPDX-License-Identifier: MIT

/// Public names of SwiftUI, and of frameworks that view code uses beside it, that belong together.
///
/// Names alone, from knowledge of the interface: which labels and forms there are is the compiler's business.
package struct NameFamily: Sendable {
    package enum Kind: String, Sendable, CaseIterable, Encodable {
        /// A type or a protocol; nested ones with their owners, like `Text.Case`.
        case type
        /// A type that is used as `@State`, or such a macro.
        case attribute
        /// `#Preview`, and macros that are attributes.
        case macro
        /// A method of every view.
        case modifier
        /// What else a type has, with its owner: `Color.mint`.
        case member
        /// A property of `EnvironmentValues`.
        case environment
        case function
        /// `#colorLiteral`.
        case literal
    }

    package struct Name: Hashable, Sendable {
        package var kind: Kind
        /// With the owner where it has one.
        package var text: String

        package init(kind: Kind, text: String) { (self.kind, self.text) = (kind, text) }

        /// As it is written in code.
        package var label: String {
            switch kind {
            case .modifier: "." + text
            case .environment: "\\." + text
            case .attribute, .macro: "@" + text
            case .literal: "#" + text
            case .type, .member, .function: text
            }
        }
    }

    package var title: String
    /// What has to be imported for them.
    package var framework: String
    package var names: [Name] = []
    /// Modules that nobody has, or has yet, and how names of theirs begin.
    package var modules: [(name: String, prefixes: [String])] = []

    /// - Parameter lines: each begins with a kind, and with an owner and a colon where that is `member`. `module` names one
    ///   module, and prefixes.
    package init(_ title: String, framework: String = "SwiftUI", _ lines: String) {
        self.title = title
        self.framework = framework
        for line in lines.split(separator: "\n") {
            var words = line.split(separator: " ").map(String.init)
            let first = words.removeFirst()
            if first == "module" {
                modules.append((words[0], Array(words.dropFirst())))
                continue
            }
            guard let kind = Kind(rawValue: first) else {
                preconditionFailure("'\(first)' is no kind of name: \(line)")
            }
            guard kind == .member else {
                names += words.map { Name(kind: kind, text: $0) }
                continue
            }
            precondition(words[0].hasSuffix(":"), "members want an owner: \(line)")
            let owner = words.removeFirst().dropLast()
            names += words.map { Name(kind: kind, text: "\(owner).\($0)") }
        }
    }
}

extension NameFamily {
    /// All of them, in the order in which they are told.
    package static let all: [NameFamily] = [
        views, state, environment, preferences, storage, previews, layout, stacks, lazyStacks, scrolling, shapes, paths,
        colors,
        gradients, shapeStyles, effects, glass, canvas, animation, keyframes, transitions, feedback, text, fonts,
        images,
        textInput, gestures, pointer, focus, buttons, toggles, sliders, pickers, progress, forms, lists, tables,
        navigation,
        tabs, toolbars, search, presentations, menus, app, accessibility, transfer, uiKit, appKit, coreGraphics, charts,
        data,
        maps, media, network, renderers,
    ]
}
