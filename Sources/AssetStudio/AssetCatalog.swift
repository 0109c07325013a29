import Codecs
import Drawing
import Foundation

/// A folder of pictures as Xcode keeps them: `Assets.xcassets/NAME.imageset/NAME.png`, each folder with a `Contents.json`.
struct AssetCatalog {
    let folder: URL

    /// Opens the catalog inside of `directory`, and makes what is missing of it.
    init(in directory: URL) throws(AssetStudioError) {
        folder = directory.appendingPathComponent("Assets.xcassets", isDirectory: true)
        try Self.makeDirectory(folder)
        try Self.write(Data(Self.info.utf8), to: folder.appendingPathComponent("Contents.json"))
    }

    /// Writes a picture as the one image of its set, and says how many bytes it took.
    func add(_ bitmap: Bitmap, named name: String) throws(AssetStudioError) -> Int {
        let set = folder.appendingPathComponent("\(name).imageset", isDirectory: true)
        try Self.makeDirectory(set)
        let png: Data
        do {
            png = Data(try PNGEncoder(compression: 9).encode(bitmap))
        } catch {
            throw .encoding(name, "\(error)")
        }
        try Self.write(png, to: set.appendingPathComponent("\(name).png"))
        try Self.write(Data(Self.contents(of: name).utf8), to: set.appendingPathComponent("Contents.json"))
        return png.count
    }

    private static let info = """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """

    private static func contents(of name: String) -> String {
        """
        {
          "images" : [
            {
              "filename" : "\(name).png",
              "idiom" : "universal",
              "scale" : "1x"
            },
            {
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "idiom" : "universal",
              "scale" : "3x"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }

    private static func makeDirectory(_ url: URL) throws(AssetStudioError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .folder(url.path, error.localizedDescription)
        }
    }

    private static func write(_ data: Data, to url: URL) throws(AssetStudioError) {
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw .file(url.path, error.localizedDescription)
        }
    }
}

/// What can go wrong, in words for the person at the terminal.
enum AssetStudioError: Error, CustomStringConvertible {
    case usage
    case unknownPictures([String])
    case folder(String, String)
    case file(String, String)
    case encoding(String, String)

    /// 64 (EX_USAGE) for a wrong call, 73 (EX_CANTCREAT) for what cannot be written, as in sysexits.h.
    var exitCode: Int32 {
        switch self {
        case .usage, .unknownPictures: 64
        case .folder, .file, .encoding: 73
        }
    }

    var description: String {
        let names = Gallery.pictures.map(\.name).joined(separator: ", ")
        return switch self {
        case .usage:
            """
            Usage: AssetStudio OUTDIR [NAME…]
            Draws the pictures of the built-in scenes into OUTDIR/Assets.xcassets; all of them unless some are named.
            Pictures: \(names)
            """
        case .unknownPictures(let unknown):
            "No picture is called \(unknown.map { "‘\($0)’" }.joined(separator: " or ")). There are: \(names)."
        case .folder(let path, let reason): "Cannot make the folder \(path): \(reason)"
        case .file(let path, let reason): "Cannot write \(path): \(reason)"
        case .encoding(let name, let reason): "Cannot encode \(name) as PNG: \(reason)"
        }
    }
}
