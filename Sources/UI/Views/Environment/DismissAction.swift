// SPDX-License-Identifier: MIT

/// Takes away what presents this place: a sheet, a page of a navigation stack.
@MainActor @preconcurrency
public struct DismissAction {
    private let action: (@MainActor () -> Void)?

    /// - Parameter action: nil where nothing is presented: calls do nothing then.
    package nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    /// Takes it away; does nothing where nothing is presented.
    public func callAsFunction() { action?() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Takes away what presents this place.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether this place is presented by another: in a sheet, or as a page.
    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Whether this place is presented, and a way to take it away: the older form of `dismiss`.
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding {
            PresentationMode(isPresented: isPresented)
        } set: { mode in
            // Bindings are written on the main actor.
            guard isPresented, !mode.isPresented else { return }
            MainActor.assumeIsolated { dismiss() }
        }
    }
}

/// Whether a place is presented by another.
public struct PresentationMode: Sendable {
    /// Whether it is.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Takes away what is presented.
    public mutating func dismiss() { isPresented = false }
}
