import Foundation

/// `AssetStudio OUTDIR [NAME…]`: draws all pictures, or the named ones, into `OUTDIR/Assets.xcassets`.
func run(_ arguments: [String]) throws(AssetStudioError) {
    guard let directory = arguments.first, !directory.hasPrefix("-") else { throw .usage }
    let names = arguments.dropFirst()
    let unknown = names.filter { name in !Gallery.pictures.contains { $0.name == name } }
    guard unknown.isEmpty else { throw .unknownPictures(Array(unknown)) }

    let catalog = try AssetCatalog(in: URL(fileURLWithPath: directory, isDirectory: true))
    for picture in Gallery.pictures where names.isEmpty || names.contains(picture.name) {
        let bitmap = picture.draw().bitmap()
        let bytes = try catalog.add(bitmap, named: picture.name)
        print("\(picture.name): \(bitmap.width) × \(bitmap.height), \((bytes + 500) / 1000) kB")
    }
}

do {
    try run(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(error.exitCode)
}
