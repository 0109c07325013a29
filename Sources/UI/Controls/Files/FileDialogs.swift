// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers
import Views

// Windows in which people choose files. None is opened here, which a warning says once somebody asks for one.

extension View {
    /// Says `message` when somebody asks for what is not there, and that it has gone.
    package nonisolated func saying(_ message: String, instead isPresented: Binding<Bool>) -> some View {
        modifier(UnopenedDialog(message: message, isPresented: isPresented))
    }

    nonisolated func unopened(_ name: String, _ isPresented: Binding<Bool>) -> some View {
        saying("\(name): nobody chooses files here; nothing is shown", instead: isPresented)
    }

    /// Lets people choose a file while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { unopened("fileImporter", isPresented) }

    /// Lets people choose files while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View { unopened("fileImporter", isPresented) }

    /// Lets people choose files while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { unopened("fileImporter", isPresented) }

    /// Lets people choose where a file is moved while `isPresented` is true.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { unopened("fileMover", isPresented) }

    /// Lets people choose where files are moved while `isPresented` is true.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { unopened("fileMover", isPresented) }

    /// Lets people choose where a value is written while `isPresented` is true.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { unopened("fileExporter", isPresented) }

    /// What the window for choosing files says.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    /// What the window for choosing files says.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
    /// What the button of the window for choosing files says.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// What the button of the window for choosing files says.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
    /// Where the window for choosing files begins.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    /// Under which name the window for choosing files remembers its state.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Shows a file while there is one. Nothing is shown here, which a warning says.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(UnopenedPreview(item: item))
    }
}

/// Says that no window is opened, and that it has gone.
private struct UnopenedDialog: ViewModifier {
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

private struct UnopenedPreview: ViewModifier {
    @Binding var item: URL?

    func body(content: Content) -> some View {
        content.saying("quickLookPreview: files are not shown here", instead: Binding(isThere: $item))
    }
}
