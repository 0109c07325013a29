// SPDX-License-Identifier: MIT

/// The video formats that ffmpeg writes.
public enum VideoFormat: String, Sendable, Equatable, CaseIterable {
    /// H.264 and AAC.
    case mp4
    /// H.264 and AAC, or ProRes 4444 for transparent frames.
    case mov
    /// VP9 and Opus; supports transparent frames.
    case webm

    /// False for MP4, whose H.264 has no alpha channel.
    public var canBeTransparent: Bool { self != .mp4 }

    /// Options that encode frames. 4:2:0 chroma requires even sizes: an odd last row or column is cropped.
    func encoding(isTransparent: Bool) -> [String] {
        let even = "crop=trunc(iw/2)*2:trunc(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv"
        let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
        // Sets a fixed number of threads, because ffmpeg's output depends on the number of threads.
        switch self {
        case .mov where isTransparent:
            let tags = "setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv"
            return [
                "-vf", "scale=out_color_matrix=bt709:out_range=tv," + tags, "-c:v", "prores_ks", "-profile:v", "4444",
                "-pix_fmt", "yuva444p10le",
            ] + colors
        case .mp4, .mov:
            return ["-vf", even, "-c:v", "libx264", "-crf", "16", "-pix_fmt", "yuv420p", "-threads", "4"] + colors
                + ["-movflags", "+faststart"]
        case .webm:
            return ["-vf", even, "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-threads", "4"]
                + ["-pix_fmt", isTransparent ? "yuva420p" : "yuv420p"] + colors
        }
    }

    /// Whether frames with an odd width or height lose their last column or row.
    func cropsOddSizes(isTransparent: Bool) -> Bool { !(self == .mov && isTransparent) }

    var soundEncoding: [String] {
        self == .webm
            ? ["-c:a", "libopus", "-b:a", "160k"] : ["-c:a", "aac", "-b:a", "192k", "-movflags", "+faststart"]
    }
}
