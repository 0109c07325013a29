import AppStructure
import Foundation
import PreviewSupport
import Views
import Zoetrope

/// A program that was made of an author's file: the commands, with what that file has to show in place of scenes.
public enum PreviewProgram {
    /// A view that can be made without arguments.
    public struct Entry: Sendable {
        let name: String
        let content: @MainActor @Sendable () -> AnyView

        /// - Parameters:
        ///   - name: What the view is called.
        ///   - content: Makes the view.
        public init<V: View>(named name: String, _ content: @escaping @MainActor @Sendable () -> V) {
            self.name = name
            self.content = { AnyView(content()) }
        }
    }

    /// Runs the command with the arguments of the process, and ends the process with its status.
    ///
    /// - Parameters:
    ///   - conformances: The program's own records of what conforms to what, among which previews and apps are found.
    ///   - order: The names of preview providers, as they stand in the files.
    ///   - entries: The views to show where there is nothing else.
    public static func run(
        conformances: UnsafeRawBufferPointer, order: [String], _ entries: @escaping @MainActor @Sendable () -> [Entry]
    ) -> Never {
        let records = ConformanceRecords(conformances)
        Program.run(
            catalog: { [] },
            previews: { fit in
                let macros = PreviewDescription.previews(of: records.previewRegistries(), fits: fit)
                guard macros.isEmpty else { return macros }
                let provided = providers(of: records, in: order).flatMap { name, provider in
                    PreviewDescription.previews(named: title(of: name), fits: fit) { views(of: provider) }
                }
                guard provided.isEmpty else { return provided }
                if let app = records.apps().first { return [preview(of: app, fits: fit)] }
                return entries().map { PreviewDescription(named: $0.name, fits: fit, content: $0.content) }
            })
    }

    /// The providers with their names, in the order of the files.
    @MainActor private static func providers(
        of records: ConformanceRecords, in order: [String]
    ) -> [(name: String, type: any PreviewProvider.Type)] {
        records.previewProviders().map { type in (name: "\(type)", type: type) }
            .sorted { first, second in
                let places = [first, second].map { provider in order.firstIndex(of: provider.name) ?? order.count }
                return (places[0], first.name) < (places[1], second.name)
            }
    }

    @MainActor private static func views(of provider: any PreviewProvider.Type) -> any View {
        func open<P: PreviewProvider>(_ provider: P.Type) -> any View { provider.previews }
        return open(provider)
    }

    @MainActor private static func preview(of app: any App.Type, fits: Bool) -> PreviewDescription {
        func open<A: App>(_ app: A.Type) -> PreviewDescription {
            PreviewDescription(named: "\(app)", fits: fits) { AnyView(AppView(A())) }
        }
        return open(app)
    }

    /// What previews are called where they have no names: of `Card_Previews`, `Card`.
    static func title(of provider: String) -> String {
        for suffix in ["_Previews", "_Preview", "Previews", "Preview"] where provider.hasSuffix(suffix) {
            let rest = provider.dropLast(suffix.count)
            if !rest.isEmpty { return String(rest) }
        }
        return provider
    }
}
