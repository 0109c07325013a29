// SPDX-License-Identifier: MIT

@MainActor @preconcurrency
public struct DismissAction {
    private let action: (@MainActor () -> Void)?

    /// - Parameter action: Dismisses the presentation; nil if nothing is presented, and calls then do nothing.
    package nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    public func callAsFunction() { action?() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding {
            PresentationMode(isPresented: isPresented)
        } set: { mode in
            // `assumeIsolated` below is sound, because bindings are written on the main actor only.
            guard isPresented, !mode.isPresented else { return }
            MainActor.assumeIsolated { dismiss() }
        }
    }
}

public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    public mutating func dismiss() { isPresented = false }
}
