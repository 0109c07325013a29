import Sound

/// What the code of one host's view can ask for without any host in sight, beside the time: files, and to be heard.
///
/// It is there before the host is, because the view's own initializers may ask.
@MainActor package final class HostServices {
    package let soundtrack = Soundtrack()
    package let repetitions = RepetitionList()
    let paces = SharedPaces()
    package var files: (any FileProvider)?
    /// Messages for the author of the view.
    package private(set) var warnings: [String] = []

    nonisolated init() {}

    package func warn(_ message: String) { if !warnings.contains(message) { warnings.append(message) } }

    /// A file of the app. Where there is none the author is told: most code takes nil for an answer in silence.
    func path(ofFile name: String, in subfolder: String?, orElse other: () -> String?) -> String? {
        guard let files else { return other() }
        if let path = files.path(ofFile: name, in: subfolder) ?? other() { return path }
        let place = subfolder.map { "\($0)/" } ?? ""
        let folders =
            files.directories.isEmpty ? "there are no asset folders" : files.directories.joined(separator: ", ")
        let siblings = files.siblings(ofFile: name, in: subfolder)
        warn(
            "no file \(place)\(name) in \(folders)"
                + (siblings.isEmpty ? "" : "; there is \(siblings.joined(separator: " and "))"))
        return nil
    }
}
