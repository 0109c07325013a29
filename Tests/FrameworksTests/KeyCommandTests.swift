// SPDX-License-Identifier: MIT

import Combine
import Foundation
import SwiftUI
import Testing
import UIKit

/// Key commands, menus of the menu bar and pages: values are kept, nothing is delivered.
@MainActor @Suite struct KeyCommandTests {
    @Test func commandsKeepTheirKeys() {
        let short = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift], action: "close")
        #expect(short.input == "UIKeyInputEscape" && short.modifierFlags == [.command, .shift])
        #expect(short.action == "close" && short.title == "" && short.state == .off)
        let long = UIKeyCommand(
            title: "New", action: "new", input: "n", discoverabilityTitle: "New note", attributes: .disabled, state: .on
        )
        #expect(long.title == "New" && long.modifierFlags == [] && long.discoverabilityTitle == "New note")
        #expect(long.attributes == .disabled && long.state == .on)
        let menu = UIMenu(title: "Notes", identifier: UIMenu.Identifier("notes"), children: [long])
        #expect(menu.identifier.rawValue == "notes" && menu.children.first === long)
        #expect(UIMenu().identifier != UIMenu().identifier && UIMenu.Identifier.file != .edit)
        #expect(UIMenuSystem.main === UIMenuSystem.main && UIMenuSystem.main !== UIMenuSystem.context)
    }

    @Test func codesAreThoseOfKeyboards() {
        #expect([.keyboardA, .keyboardZ, .keyboard1, .keyboard0].map(\UIKeyboardHIDUsage.rawValue) == [4, 29, 30, 39])
        #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 69 && UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
        #expect(UIKeyModifierFlags.command.rawValue == 1 << 20)
    }

    @Test func controllersKeepTheirScrollView() {
        let (controller, view) = (UIViewController(), UIScrollView())
        controller.setContentScrollView(view, for: .top)
        #expect(controller.contentScrollView(for: .top) === view && controller.contentScrollView(for: .bottom) == nil)
        controller.setContentScrollView(view)
        #expect(controller.contentScrollView(for: .trailing) === view)
        #expect(controller.keyCommands == nil)
    }

    @Test func pagesKeepTheirImagesAndTimes() {
        let (pages, image) = (UIPageControl(), UIImage(systemName: "star"))
        pages.setIndicatorImage(image, forPage: 2)
        #expect(pages.indicatorImage(forPage: 2) === image && pages.indicatorImage(forPage: 1) == nil)
        let progress = UIPageControlTimerProgress(preferredDuration: 3)
        progress.setDuration(5, forPage: 1)
        #expect(progress.duration(forPage: 0) == 3 && progress.duration(forPage: 1) == 5 && !progress.isRunning)
        pages.progress = progress
        #expect(pages.progress === progress)
    }

    @Test func symbolsAreSymbols() {
        #expect(UIImage(systemName: "star")?.isSymbolImage == true && !UIImage().isSymbolImage)
    }

    @Test func progressSendsItsPresentValue() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        var seen: [Double] = []
        let subscription = progress.publisher(for: \.fractionCompleted).sink { seen.append($0) }
        #expect(seen == [0.25])
        subscription.cancel()
    }
}
