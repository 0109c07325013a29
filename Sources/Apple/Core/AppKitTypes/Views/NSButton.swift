// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Drawn like SwiftUI's buttons and checkboxes; cannot be clicked.
open class NSButton: NSControl {
    open var title = "Button"
    open var alternateTitle = ""
    /// Drawn without its attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    open var image: NSImage?
    open var alternateImage: NSImage?
    open var imagePosition = ImagePosition.noImage
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var bezelStyle = BezelStyle.rounded
    open var bezelColor: NSColor?
    open var contentTintColor: NSColor?
    open var isBordered = true
    open var isTransparent = false
    open var showsBorderOnlyWhileMouseInside = false
    open var allowsMixedState = false
    open var state = StateValue.off
    open var keyEquivalent = ""
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var hasDestructiveAction = false
    open var sound: NSSound?
    private var type = ButtonType.momentaryPushIn

    public typealias ImagePosition = NSControl.ImagePosition
    public typealias StateValue = NSControl.StateValue
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
        case accelerator, multiLevelAccelerator
    }
    public enum BezelStyle: UInt, Sendable {
        case rounded = 1, regularSquare, shadowlessSquare = 6, circular, texturedSquare, helpButton, smallSquare
        case texturedRounded, roundRect, recessed, roundedDisclosure, inline
        public static let push = rounded
        public static let toolbar = texturedRounded
        public static let accessoryBar = recessed
        public static let badge = inline
    }

    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
    }
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        (self.image, imagePosition) = (image, .imageOnly)
    }
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        (self.image, imagePosition) = (image, .imageLeading)
    }
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.switch)
    }
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.radio)
    }

    open func setButtonType(_ type: ButtonType) { self.type = type }
    open func setNextState() { state = state == .on ? .off : .on }
    open func highlight(_ flag: Bool) {}

    package override var drawing: AnyView? {
        guard !isHidden else { return super.drawing }
        let font = font.map { Font($0) }
        if type == .switch {
            return decorated(
                Toggle(isOn: .constant(state == .on)) { Text(verbatim: title).font(font) }.toggleStyle(.checkbox)
                    .disabled(!isEnabled))
        }
        let content = HStack(spacing: 4) {
            if let image, imagePosition != .noImage || title.isEmpty { Image(nsImage: image) }
            if imagePosition != .imageOnly, !title.isEmpty { Text(verbatim: title).font(font) }
        }
        let tint = contentTintColor.map { Color(nsColor: $0) }
        let button = Button {
        } label: {
            content.foregroundStyle(tint ?? .primary)
        }.disabled(!isEnabled)
        return decorated(
            isBordered && type != .radio ? AnyView(button.buttonStyle(.bordered)) : AnyView(button.buttonStyle(.plain)))
    }
}
