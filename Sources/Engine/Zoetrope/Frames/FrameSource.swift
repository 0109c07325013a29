// SPDX-License-Identifier: MIT

import Drawing
import Views

/// Makes each frame of an animation as a display list.
@MainActor public protocol FrameSource: AnyObject {
    /// Makes the display list of the frame at a time.
    ///
    /// - Parameter time: in seconds since the start of the animation; must not decrease between calls.
    func displayList(at time: Double) throws -> DisplayList

    /// Warnings about the frames that were made so far, for the author of the scene.
    var warnings: [RenderWarning] { get }

    /// The font files used by the frames that were made so far.
    var fontFiles: Set<String> { get }
}

extension FrameSource {
    /// Sources without views need not implement this property.
    public var warnings: [RenderWarning] { [] }
    /// Sources without texts need not implement this property.
    public var fontFiles: Set<String> { [] }
}
