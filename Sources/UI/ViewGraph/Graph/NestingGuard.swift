// SPDX-License-Identifier: MIT

import CRuntime

/// Stops recursion before the stack overflows.
///
/// Evaluation, layout and drawing recurse down the tree and check the remaining stack at each level. A tree that is too
/// deep fails the rendering with the path of the view at which the limit was reached. Creating nodes uses the most
/// stack per level. Evaluation and layout stop at half of the stack, which leaves enough for collecting elements,
/// drawing and deallocation.
package enum NestingGuard {
    /// Whether evaluation and layout may recurse deeper.
    package static var hasRoom: Bool { stack_remaining() > stack_size() / 2 }

    /// Whether drawing may recurse deeper.
    package static var hasRoomToDraw: Bool { stack_remaining() > stack_size() / 8 }
}

/// The error of views that are nested too deep for the stack, most often because a body contains itself.
public struct NestingError: Error, CustomStringConvertible {
    /// The names of the views from the window down to the view at which the limit was reached.
    public var views: [String]
    /// The number of nodes above the last of `views`, including the nodes of modifiers.
    public var depth: Int

    @MainActor package init(at node: _AnyViewNode) {
        views = node.viewNames
        depth = node.depth
    }

    /// The depth and the path in one line; a long path is shortened in the middle.
    public var description: String {
        "views are nested too deep for the stack: \(depth) levels down at \(path); does a body contain itself?"
    }

    /// The path, shortened in the middle if it is long.
    private var path: String {
        let shown = 4
        guard views.count > 2 * shown else {
            return views.isEmpty ? "the window's content" : views.joined(separator: " › ")
        }
        let between = "… \(views.count - 2 * shown) more …"
        return (views.prefix(shown) + [between] + views.suffix(shown)).joined(separator: " › ")
    }
}
