// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers
import Views

// File dialogs. They never open: presenting a dialog warns and resets its binding.

extension View {
    /// Warns with `message` when `isPresented` becomes true, then sets `isPresented` to false.
    package nonisolated func warning(_ message: String, instead isPresented: Binding<Bool>) -> some View {
        modifier(UnavailableDialog(message: message, isPresented: isPresented))
    }

    nonisolated func unopened(_ name: String, _ isPresented: Binding<Bool>) -> some View {
        warning("\(name): files cannot be chosen here; nothing is shown", instead: isPresented)
    }

    /// Warns instead of opening a dialog; `onCompletion` is never called.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { unopened("fileImporter", isPresented) }

    /// Warns instead of opening a dialog; `onCompletion` is never called.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View { unopened("fileImporter", isPresented) }

    /// Warns instead of opening a dialog; `onCompletion` is never called.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { unopened("fileImporter", isPresented) }

    /// Warns instead of opening a dialog; `onCompletion` is never called.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { unopened("fileMover", isPresented) }

    /// Warns instead of opening a dialog; `onCompletion` is never called.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { unopened("fileMover", isPresented) }

    /// Warns instead of opening a dialog; `onCompletion` is never called.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { unopened("fileExporter", isPresented) }

    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        withoutEffect(self, .fileDialogs)
    }
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { withoutEffect(self, .fileDialogs) }
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        withoutEffect(self, .fileDialogs)
    }
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        withoutEffect(self, .fileDialogs)
    }
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        withoutEffect(self, .fileDialogs)
    }
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { withoutEffect(self, .fileDialogs) }

    /// Warns instead of opening a preview.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(UnavailableQuickLook(item: item))
    }
}

/// A modifier that warns and resets its binding instead of opening a dialog.
private struct UnavailableDialog: ViewModifier {
    let message: String
    @Binding var isPresented: Bool

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isPresented in
            guard isPresented else { return }
            HostServices.warn(message)
            self.isPresented = false
        }
    }
}

private struct UnavailableQuickLook: ViewModifier {
    @Binding var item: URL?

    func body(content: Content) -> some View {
        content.warning("quickLookPreview: files are not shown here", instead: Binding(isPresent: $item))
    }
}
