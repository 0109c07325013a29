// SPDX-License-Identifier: MIT

import Drawing
import Views

/// What is rendered: gives each frame of an animation as a display list.
@MainActor public protocol FrameSource: AnyObject {
    /// - Parameter time: in seconds since the start of the animation; never less than in the call before.
    func displayList(at time: Double) throws -> DisplayList

    /// What the author of the scene should know about the frames so far.
    var warnings: [RenderWarning] { get }

    /// The font files of the frames so far.
    var fontFiles: Set<String> { get }
}

extension FrameSource {
    /// None.
    public var warnings: [RenderWarning] { [] }
    /// None.
    public var fontFiles: Set<String> { [] }
}
