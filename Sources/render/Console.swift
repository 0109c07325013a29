import Foundation

/// Where the command speaks: results to `out`, progress and errors to `err`.
package struct Console: Sendable {
    var out: @Sendable (String) -> Void
    var err: @Sendable (String) -> Void
    /// A person looks at `err`, which can take lines back.
    var isInteractive: Bool

    package init(
        out: @escaping @Sendable (String) -> Void, err: @escaping @Sendable (String) -> Void, isInteractive: Bool
    ) {
        self.out = out
        self.err = err
        self.isInteractive = isInteractive
    }

    /// The process's own. Text goes out at once and unbuffered, in the order in which it was said.
    static let standard = Console(
        out: { FileHandle.standardOutput.write(Data($0.utf8)) },
        err: { FileHandle.standardError.write(Data($0.utf8)) },
        isInteractive: isatty(STDERR_FILENO) == 1)

    /// Takes the cursor to the start of the line and clears it.
    static let clearLine = "\r\u{1B}[K"
}
