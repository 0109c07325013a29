// SPDX-License-Identifier: MIT

import CStack

/// Keeps deep trees from running into the end of the stack.
///
/// Evaluation, layout and drawing go down the tree by recursion. All of them ask here on their way, and a tree that is too
/// deep makes the rendering fail with the path of the view at which that was noticed. Making nodes takes the most of the stack
/// for each level; it and layout stop at half of the stack, so that for the others enough is left: finding elements,
/// drawing, and taking the tree apart.
package enum NestingGuard {
    /// Whether views may be nested deeper here.
    package static var hasRoom: Bool { stack_remaining() > stack_size() / 2 }

    /// Whether drawing may go deeper.
    package static var hasRoomToDraw: Bool { stack_remaining() > stack_size() / 8 }
}

/// Views that are nested deeper than the stack can hold: a body that contains itself, most often.
public struct NestingError: Error, CustomStringConvertible {
    /// The views from the window down to the one at which it was noticed.
    public var views: [String]
    /// How many nodes there are above it; modifiers count, too.
    public var depth: Int

    @MainActor package init(at node: _AnyViewNode) {
        views = node.viewNames
        depth = node.depth
    }

    /// How deep views are nested and in which, in a line; of a long path the ends.
    public var description: String {
        "views are nested too deep for the stack: \(depth) levels down at \(path); does a body contain itself?"
    }

    /// Of a long path its ends.
    private var path: String {
        let shown = 4
        guard views.count > 2 * shown else {
            return views.isEmpty ? "the window's content" : views.joined(separator: " › ")
        }
        let between = "… \(views.count - 2 * shown) more …"
        return (views.prefix(shown) + [between] + views.suffix(shown)).joined(separator: " › ")
    }
}
