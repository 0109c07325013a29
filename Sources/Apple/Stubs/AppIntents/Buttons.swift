// SPDX-License-Identifier: MIT

import SwiftUI
import VirtualTime

/// Runs an intent in the process of the views. An error, which the system would show on a device, is a warning.
private func run(_ intent: some AppIntent) {
    Task { @MainActor in
        do {
            try await AppDependencyManager.shared.loadValues()
            _ = try await intent.perform()
        } catch {
            HostServices.warn("\(type(of: intent)).perform() failed: \(error.localizedDescription)")
        }
    }
}

extension Button {
    @MainActor @preconcurrency public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { run(intent) }, label: label)
    }
    @MainActor @preconcurrency public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label)
    {
        self.init(role: role, action: { run(intent) }, label: label)
    }
}

extension Button where Label == Text {
    @MainActor @preconcurrency public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey, action: { run(intent) })
    }
    @_disfavoredOverload
    @MainActor @preconcurrency public init<I: AppIntent>(_ title: some StringProtocol, intent: I) {
        self.init(title, action: { run(intent) })
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @MainActor @preconcurrency public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I)
    {
        self.init(titleKey, systemImage: systemImage, action: { run(intent) })
    }
}

extension Toggle {
    @MainActor @preconcurrency public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(
            isOn: Binding {
                isOn
            } set: { _ in
                run(intent)
            }, label: label)
    }
}
