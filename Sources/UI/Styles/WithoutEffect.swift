// SPDX-License-Identifier: MIT

/// The reason why a modifier of SwiftUI changes nothing in a picture.
package enum NoEffectReason {
    /// Speech, screen readers, magnifiers and other assistive technology.
    case accessibility
    case dragAndDrop
    /// Brightness beyond the range of the written image formats.
    case dynamicRange
    /// The system's file dialogs, which are not drawn.
    case fileDialogs
    case haptics
    /// The modifier changes how the screen keyboard behaves. The option `--keyboard` draws only the keyboard's standard
    /// form.
    case keyboard
    /// Only macOS, tvOS, watchOS or visionOS shows the effect; views are drawn as on iOS 18.
    case otherPlatforms
    /// Rearrangement of columns or tabs by the user.
    case personalization
    /// Hover by pointers and pencils, and the response of glass to touches.
    case pointer
    /// The modifier requests what this engine always does.
    case standard
    /// Other apps and services of the system: activities, URLs, gestures at the screen's edges.
    case system
    case textSelection
    case widgets
}

/// Marks a modifier that has no effect in a picture. `Tools/modifiers` reads the mark.
package func withoutEffect<Modified>(_ modified: Modified, _ reason: NoEffectReason) -> Modified { modified }
