// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import Zoetrope

extension OutputArgument {
    /// The file formats. A format is chosen by the extension of a path or by `--format`.
    ///
    /// `row` holds all facts about a format. Help texts and messages list formats from it, except the help of
    /// the encoding options (`AnimationOptions`), which lists them by hand.
    enum Format: String, CaseIterable {
        case png, jpg, svg, pdf, gif, apng, webp, mp4, mov, webm

        private struct Row {
            /// The format's name in messages, such as `JPEG`.
            var title: String
            /// Makes the format of a single image from the options; nil if files of this format always hold animations.
            var still: ((AnimationOptions) throws -> StillFormat)?
            /// The encoding options that are valid for a single image.
            var stillOptions: Set<EncodingOption> = []
            /// Makes the format of an animated image from the options; nil for videos and for formats of single images.
            var animation: ((AnimationOptions) throws -> AnimationFormat)?
            /// The encoding options that are valid for an animation.
            var animationOptions: Set<EncodingOption> = []
            /// The format to use if a file with this extension is to hold an animation: APNG for `.png`. nil if
            /// the format stays the same.
            var animatedAs: Format?
        }

        private var row: Row {
            switch self {
            case .png: Row(title: "PNG", still: { _ in .png }, animatedAs: .apng)
            case .jpg:
                Row(
                    title: "JPEG",
                    still: { .jpeg(JPEGEncoder(quality: try $0.checkedQuality() ?? JPEGEncoder().quality)) },
                    stillOptions: [.quality])
            case .svg: Row(title: "SVG", still: { _ in .svg })
            case .pdf: Row(title: "PDF", still: { _ in .pdf })
            case .gif:
                Row(
                    title: "GIF", animation: { .gif(try $0.gif(), maximumSize: $0.maxSize) },
                    animationOptions: Set(EncodingOption.allCases))
            case .apng:
                Row(
                    title: "APNG",
                    animation: { .apng(APNGEncoder.Options(loop: $0.loop ?? .forever, colors: $0.colors)) },
                    animationOptions: [.loop, .colors])
            case .webp:
                Row(
                    title: "WebP", still: { .webp(WebPEncoder(quality: try $0.checkedQuality())) },
                    stillOptions: [.quality],
                    animation: {
                        .webp(
                            WebPAnimationEncoder.Options(quality: try $0.checkedQuality(), loop: $0.loop ?? .forever))
                    },
                    animationOptions: [.loop, .quality])
            case .mp4: Row(title: "MP4")
            case .mov: Row(title: "MOV")
            case .webm: Row(title: "WebM")
            }
        }

        /// The format with the extension of a path; nil if there is none.
        init?(path: String) { self.init(name: URL(filePath: path).pathExtension) }

        /// The format with a name in any case; `jpeg` means `jpg`.
        init?(name: String) {
            let name = name.lowercased()
            self.init(rawValue: name == "jpeg" ? "jpg" : name)
        }

        // MARK: What a file holds

        /// The video format; nil for image formats.
        var video: VideoFormat? { VideoFormat(rawValue: rawValue) }
        /// Whether a file of this format holds exactly one image.
        var isStill: Bool { canBeStill && animated == nil }
        /// Whether a file of this format can hold a single image. Also true for formats that can hold animations,
        /// unlike `isStill`.
        var canBeStill: Bool { row.still != nil }
        /// The format of an animation in a file with this extension: APNG for `.png`. nil if the file cannot hold an
        /// animation.
        var animated: Format? { row.animatedAs ?? (row.animation == nil ? nil : self) }

        /// The format of a single image; nil if files of this format always hold animations. Throws if an option does
        /// not apply.
        func still(_ options: AnimationOptions) throws -> StillFormat? {
            guard let make = row.still else { return nil }
            if row.stillOptions.isEmpty {
                try options.checkUnused()
            } else {
                try options.refuse(besides: row.stillOptions.union(row.animationOptions), "not for \(row.title)")
                try options.refuse(besides: row.stillOptions, "and this is one picture")
            }
            return try make(options)
        }

        /// The format of an animated image; nil if files of this format hold none. Throws if an option does not apply.
        func animation(_ options: AnimationOptions) throws -> AnimationFormat? {
            guard let row = animated?.row, let make = row.animation else { return nil }
            try options.checkColors()
            try options.refuse(besides: row.animationOptions, "not for \(row.title)")
            return try make(options)
        }

        // MARK: Names in messages

        /// The names of all formats, as a list for messages: `png, jpg or gif`.
        static let names = words(allCases.map(\.rawValue))
        /// The extensions of all formats, for messages: `.png, .jpg, .gif`.
        static let extensions = allCases.map { "." + $0.rawValue }.joined(separator: ", ")
        /// The extensions of formats that can hold a single image, for messages.
        static let stillExtensions = words(allCases.filter(\.canBeStill).map { "." + $0.rawValue })
        /// The extensions of animated images and videos, for messages.
        static let motionExtensions = words(
            allCases.filter { $0.animated == $0 || $0.video != nil }.map { "." + $0.rawValue })
        /// The animated image formats. Players repeat such files, unlike videos.
        private static let loops = allCases.filter { $0.animated == $0 }
        static let loopNames = words(loops.map(\.rawValue))
        static let loopExtensions = words(loops.map { "." + $0.rawValue })

        /// The formats that an option applies to, animated ones first: `GIF and APNG`.
        static func titles(with option: EncodingOption) -> String {
            let rows = allCases.map(\.row)
            let animated = rows.filter { $0.animationOptions.contains(option) }
            let still = rows.filter { $0.stillOptions.contains(option) && !$0.animationOptions.contains(option) }
            return words((animated + still).map(\.title), "and")
        }

        private static func words(_ names: [String], _ last: String = "or") -> String {
            guard let end = names.last, names.count > 1 else { return names.first ?? "" }
            return names.dropLast().joined(separator: ", ") + " \(last) " + end
        }
    }
}

/// The encoding options that apply to some formats only.
enum EncodingOption: String, CaseIterable {
    case loop = "--loop"
    case quality = "--quality"
    case lossy = "--lossy"
    case colors = "--colors"
    case matte = "--matte"
    case maxSize = "--max-size"
}
