import Foundation
import Views
import Zoetrope

/// A program that was made of an author's file: the commands, with what that file has to show in place of scenes.
public enum PreviewProgram {
    /// Something to show.
    public struct Entry: Sendable {
        let previews: @MainActor @Sendable (_ fit: Bool) -> [PreviewDescription]

        /// The views that a preview provider lists. One without a name of its own has the provider's.
        public static func previews(
            named name: String, _ content: @escaping @MainActor @Sendable () -> any View
        ) -> Entry {
            Entry { fit in PreviewDescription.previews(named: name, fits: fit, content: content) }
        }

        /// A view that can be made without arguments.
        public static func view<V: View>(
            named name: String, _ content: @escaping @MainActor @Sendable () -> V
        ) -> Entry {
            Entry { fit in [PreviewDescription(named: name, fits: fit) { AnyView(content()) }] }
        }
    }

    /// Runs the command with the arguments of the process, and ends the process with its status.
    ///
    /// - Parameters:
    ///   - conformances: The program's own records of what conforms to what, among which `#Preview`s are found.
    ///   - entries: What else there is to show, where there is no `#Preview`.
    public static func run(
        conformances: UnsafeRawBufferPointer, _ entries: @escaping @MainActor @Sendable () -> [Entry]
    ) -> Never {
        let records = ConformanceRecords(conformances)
        Program.run(
            catalog: { [] },
            previews: { fit in
                let previews = PreviewDescription.previews(of: records.previewRegistries(), fits: fit)
                return previews.isEmpty ? entries().flatMap { $0.previews(fit) } : previews
            })
    }
}
