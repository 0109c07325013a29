// SPDX-License-Identifier: MIT

/// A group of related public names of SwiftUI, or of a framework that view code uses with it.
///
/// The table has names only; the compiler checks labels and overloads.
package struct NameFamily: Sendable {
    package enum Kind: String, Sendable, CaseIterable, Encodable {
        /// A type or a protocol; nested ones with their owners, like `Text.Case`.
        case type
        /// A property wrapper or an attached macro, such as `@State` or `@Observable`. `NameProbe` tests whether it
        /// exists.
        case attribute
        /// A macro that `NameProbe` does not test, such as `@ObservationIgnored`.
        case macro
        /// A method of `View`.
        case modifier
        /// A member of another type, with its owner: `Color.mint`.
        case member
        /// A property of `EnvironmentValues`.
        case environment
        case function
        /// A literal like `#colorLiteral`.
        case literal
    }

    package struct Name: Hashable, Sendable {
        package var kind: Kind
        /// The name, with its owner if it has one.
        package var text: String

        package init(kind: Kind, text: String) { (self.kind, self.text) = (kind, text) }

        /// The name as it appears in code: `.padding`, `@State`, `#colorLiteral`.
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
    /// The module to import for these names.
    package var framework: String
    package var names: [Name] = []
    /// Modules other than SwiftUI, each with the prefixes of its names: `UIKit`, `UI`.
    package var modules: [(name: String, prefixes: [String])] = []

    /// - Parameter lines: Each line is a kind, followed by names: `type Color Text`. After the kind `member`
    ///   comes the owner with a colon, before the names. After the kind `module` comes one module, then its
    ///   prefixes.
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
    /// All families, in the order of reports.
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
