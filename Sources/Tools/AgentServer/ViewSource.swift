// SPDX-License-Identifier: MIT

import Foundation

/// View code and the options of its rendering: the arguments that most tools share.
struct ViewSource: Sendable {
    enum Code: Sendable, Equatable {
        case text(String)
        /// A file, a folder, a package or a project inside the roots, with links resolved.
        case path(String)
    }

    var code: Code
    var preview: String?
    /// The options of the command line that affect the image.
    var options: [String]

    static let codeProperties: [Schema.Property] = [
        .init(name: "code", kind: .text, about: "Swift code, like the text of a file. Either this or path."),
        .init(
            name: "path", kind: .text,
            about: "A Swift file, a folder of such files, a Swift package, or an Xcode project. Either this or code."),
        .init(name: "target", kind: .text, about: "The target of a package or a project. Default: the app."),
        .init(name: "swift_version", kind: .choice(["5", "6"]), about: "The language mode. Default: 5."),
    ]

    static let lookProperties: [Schema.Property] = [
        .init(name: "preview", kind: .text, about: "The name of one preview. Default: the first."),
        .init(
            name: "device", kind: .text,
            about: "The device of previews that name none: iphone-16 (default), iphone-se, ipad, …"),
        .init(name: "color_scheme", kind: .choice(["light", "dark"]), about: "Default: light."),
        .init(name: "contrast", kind: .choice(["standard", "increased"]), about: "Default: standard."),
        .init(
            name: "os", kind: .choice(["ios18", "ios26", "ios27", "macos15"]),
            about: "The system whose colours are used. Default: ios18."),
        .init(name: "locale", kind: .text, about: "Like en_US (default), de or ar: language, direction, formats."),
        .init(name: "time_zone", kind: .text, about: "Like Europe/Berlin. Default: UTC."),
        .init(
            name: "dynamic_type", kind: .text,
            about: "xS, S, M, L (default), xL, xxL, xxxL, ax1 to ax5."),
        .init(name: "orientation", kind: .choice(["portrait", "landscape"]), about: "Default: portrait."),
        .init(name: "reduce_motion", kind: .flag, about: "Set accessibilityReduceMotion."),
        .init(name: "status_bar", kind: .flag, about: "Draw the status bar and the home indicator."),
        .init(name: "keyboard", kind: .flag, about: "Draw a keyboard while a text field has the focus."),
        .init(
            name: "size", kind: .text, about: "The canvas size in points, like 400x300. Default: the device's."),
        .init(name: "fit", kind: .flag, about: "Fit the canvas to the view."),
        .init(name: "scale", kind: .number(0.25...8), about: "Pixels per point. Default: 2."),
        .init(name: "background", kind: .text, about: "Like #ffffff, white or transparent."),
        .init(name: "keep_going", kind: .flag, about: "Omit code that does not compile and draw the rest."),
    ]

    /// The properties of `codeProperties` and `lookProperties`, which only `render_view` describes in full.
    static let briefProperties = brief(codeProperties + lookProperties)
    static let briefNote = " Also takes the other arguments of render_view."

    /// The properties for the schema of another tool than `render_view`: only the most frequent ones are listed.
    static func brief(_ properties: [Schema.Property]) -> [Schema.Property] {
        properties.map { ["code", "path", "preview"].contains($0.name) ? $0.brief : $0.unlisted }
    }

    init(_ arguments: ToolArguments, _ roots: Roots) throws {
        switch (arguments.text("code"), arguments.text("path")) {
        case (let code?, nil):
            guard !code.isEmpty else { throw RPCError.invalidParams("the argument code is empty") }
            self.code = .text(code)
        case (nil, let path?): code = .path(try roots.reading(path))
        case (nil, nil): throw RPCError.invalidParams("one of the arguments code and path is missing")
        case (_?, _?): throw RPCError.invalidParams("use only one of the arguments code and path")
        }
        preview = arguments.text("preview")
        options = Self.options(arguments)
    }

    /// Converts arguments of a call to options of the command line.
    static func options(_ arguments: ToolArguments) -> [String] {
        var options: [String] = []
        for (name, option) in texts {
            // Name and value form one argument, so that a value that begins with `-` is not taken for an option.
            if let text = arguments.text(name) { options.append("\(option)=\(text)") }
        }
        if let scale = arguments.number("scale") { options.append("--scale=\(scale.short)") }
        for (name, option) in flags where arguments.flag(name) { options.append(option) }
        return options
    }

    private static let flags = [
        ("fit", "--fit"), ("keep_going", "--keep-going"), ("reduce_motion", "--reduce-motion"),
        ("status_bar", "--status-bar"), ("keyboard", "--keyboard"),
    ]

    private static let texts = [
        ("target", "--target"), ("swift_version", "--swift-version"), ("device", "--device"),
        ("color_scheme", "--color-scheme"), ("contrast", "--contrast"), ("os", "--os"), ("locale", "--locale"),
        ("time_zone", "--time-zone"), ("dynamic_type", "--dynamic-type"), ("orientation", "--orientation"),
        ("size", "--size"), ("background", "--background"),
    ]

    /// The options for `render check`, which compiles but draws nothing.
    var compiling: [String] { options.filter { $0.hasPrefix("--target=") || $0.hasPrefix("--swift-version=") } }

    /// Whether a call contains view code.
    static func isGiven(in arguments: ToolArguments) -> Bool { arguments.has("code") || arguments.has("path") }
}
